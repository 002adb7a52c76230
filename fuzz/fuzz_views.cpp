// Bytes ask the views of the C interface: about games, about damaged records, and nonsense.
#include <array>
#include <string>
#include <vector>

#include "apps/c/foxtray.h"
#include "fuzz/games.h"

namespace {

using foxtray::fuzz::Bytes;
using foxtray::fuzz::demand;

class Client {
 public:
  explicit Client(Bytes& bytes) : bytes_(bytes) {
    foxtray::record::Record record(foxtray::fuzz::any_header(bytes));
    foxtray::luck::Generator luck(bytes.word());
    foxtray::fuzz::play_on(record, luck, bytes.below(200));
    record_ = foxtray::record::text_of(record);
    if (bytes.maybe()) damage();
    const bool typed = bytes.maybe();
    if (foxtray_table_open(record_.data(), record_.size(), "person random person random person",
                           FOXTRAY_TEXT, typed ? 1 : 0, bytes.word(), -1, &table_, nullptr,
                           0) == FOXTRAY_OK)
      demand(foxtray_table_answer(table_, nullptr, 0, &length_) == FOXTRAY_OK,
             "an open table has an answer");
  }
  ~Client() { foxtray_table_close(table_); }
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  void ask() {
    const int status = ask_one();
    demand(status != FOXTRAY_FAILED, "the library does not fail");
    demand(status == FOXTRAY_OK || status == FOXTRAY_SHORT_BUFFER || why_[0] != '\0',
           "a refusal has a sentence");
    demand(length_ == 0 || text_.find('\0') == length_ || status == FOXTRAY_SHORT_BUFFER,
           "a text ends where it says");
  }

 private:
  void damage() {
    for (std::size_t times = bytes_.below(4); times > 0; --times)
      record_[bytes_.below(record_.size())] = static_cast<char>(bytes_.byte());
  }

  int seat() { return static_cast<int>(bytes_.below(8)) - 2; }

  /// A word that a client might send, or any bytes.
  std::string_view words() {
    static constexpr std::array<std::string_view, 12> kWords = {
        "greedy",     "die y", "field y:3", "die w field b:2", "take y3 y11", "pass", "done",
        "predict g3", "wide",  "a4",        "wizard-dice",     "field j:2"};
    return bytes_.maybe() ? kWords[bytes_.below(kWords.size())] : bytes_.text(bytes_.below(24));
  }

  int ask_one() {
    length_ = 0;
    why_.fill('\0');
    text_.assign(bytes_.maybe() ? 1 << 16 : bytes_.below(200), '?');
    char* text = text_.data();
    const std::size_t room = text_.size();
    const char* record = record_.data();
    const std::size_t size = record_.size();
    const std::string_view word = words();
    const std::string_view other = words();
    if (bytes_.maybe()) return ask_table(word);
    switch (bytes_.below(12)) {
      case 0:
        return foxtray_move(record, size, seat(), word.data(), word.size(), text, room, &length_,
                            why_.data(), why_.size());
      case 1:
        return foxtray_throw(record, size, word.data(), word.size(), text, room, &length_,
                             why_.data(), why_.size());
      case 2:
        return foxtray_undo(record, size, bytes_.byte(), bytes_.byte() & 1, text, room, &length_,
                            why_.data(), why_.size());
      case 3:
      case 4:
        return foxtray_why(record, size, seat(), word.data(), word.size(), text, room, &length_,
                           why_.data(), why_.size());
      case 5:
        return foxtray_think(record, size, seat(), word.data(), word.size(), bytes_.word(), text,
                             room, &length_, why_.data(), why_.size());
      case 6:
        return foxtray_odds(record, size, seat(), text, room, &length_, why_.data(), why_.size());
      case 7:
        return foxtray_drawing(word.data(), word.size(), other.data(), other.size(), text, room,
                               &length_, why_.data(), why_.size());
      case 8:
        return foxtray_begin(word.data(), word.size(), seat(), other.data(), other.size(),
                             word.data(), word.size(), other.data(), other.size(), text, room,
                             &length_, why_.data(), why_.size());
      case 9:
        return foxtray_weights(word.data(), word.size(),
                               reinterpret_cast<const unsigned char*>(other.data()), other.size(),
                               why_.data(), why_.size());
      default:
        return foxtray_look(record, size, bytes_.maybe() ? FOXTRAY_ALL : bytes_.below(200), seat(),
                            text, room, &length_, why_.data(), why_.size());
    }
  }

  /// Of the open table, or of one that is not there.
  int ask_table(std::string_view word) {
    const std::uint32_t table = bytes_.below(8) == 0 ? bytes_.byte() : table_;
    char* why = why_.data();
    switch (bytes_.below(6)) {
      case 0:
        return foxtray_table_look(table, seat(), why, why_.size());
      case 1:
        return foxtray_table_play(table, seat(), word.data(), word.size(), seat(), why,
                                  why_.size());
      case 2:
        return foxtray_table_roll(table, word.data(), word.size(), seat(), why, why_.size());
      case 3:
        return foxtray_table_undo(table, seat(), why, why_.size());
      case 4:
        return foxtray_table_why(table, seat(), word.data(), word.size(), text_.data(),
                                 text_.size(), &length_, why, why_.size());
      default:
        return foxtray_table_step(table, seat(), why, why_.size());
    }
  }

  Bytes& bytes_;
  std::uint32_t table_ = 0;
  std::string record_;
  std::string text_;
  std::size_t length_ = 0;
  std::array<char, FOXTRAY_WHY_ROOM> why_{};
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  Client client(bytes);
  while (!bytes.empty()) client.ask();
  return 0;
}
