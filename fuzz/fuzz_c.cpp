// Bytes call the C interface: with games, with nonsense, and with damaged and forged buffers.
#include <cstring>
#include <memory>

#include "apps/c/buffer.h"
#include "fuzz/games.h"

namespace {

using foxtray::fuzz::Bytes;
using foxtray::fuzz::demand;

/// Room of exactly this size, so that one byte too many is noticed.
class Room {
 public:
  explicit Room(std::size_t size) : size_(size), text_(new char[size]) {
    std::memset(text(), '?', size);
  }
  char* text() { return text_.get(); }
  std::size_t size() const { return size_; }
  bool ends() const { return size_ == 0 || std::memchr(text_.get(), 0, size_) != nullptr; }

 private:
  std::size_t size_;
  std::unique_ptr<char[]> text_;
};

Room any_room(Bytes& bytes) { return Room(bytes.maybe() ? 4096 : bytes.below(90)); }

bool same(const foxtray_position& one, const foxtray_position& other) {
  return std::memcmp(&one, &other, sizeof one) == 0;
}

class Caller {
 public:
  explicit Caller(Bytes& bytes) : bytes_(bytes) {
    std::memset(table_.data(), 0, sizeof table_);
    foxtray_seed(&luck_, bytes.word());
    make();
  }

  void call() {
    foxtray_position& position = table_[at_];
    const foxtray_position before = position;
    const int status = call_one(position);
    demand(status == FOXTRAY_OK || same(position, before), "a refused call changes nothing");
    demand(status != FOXTRAY_FAILED, "the library does not fail");
    demand(std::strlen(foxtray_status_text(status)) > 0, "every status has a text");
  }

 private:
  int seat() { return static_cast<int>(bytes_.below(7)) - 1; }

  int make() {
    Room why = any_room(bytes_);
    Room id(40);
    const int game = static_cast<int>(bytes_.below(5));
    if (foxtray_game_id(game, id.text(), id.size(), nullptr) != FOXTRAY_OK) {
      return foxtray_new(&table_[at_], "nothing", 3, 2, nullptr, 0, why.text(), why.size());
    }
    static constexpr std::array<const char*, 7> kOptions = {
        "",
        "cards=on",
        "cards=on target=12 first-seer=2",
        "decline=free",
        "solo-fallback=off",
        "blue-question=total seven-after-seven=on",
        nullptr};
    const char* options = kOptions[bytes_.below(kOptions.size())];
    const int status =
        foxtray_new(&table_[at_], id.text(), FOXTRAY_TEXT, static_cast<int>(bytes_.below(7)),
                    options, FOXTRAY_TEXT, why.text(), why.size());
    demand(why.ends(), "a sentence ends");
    return status;
  }

  int load() {
    Room why = any_room(bytes_);
    const std::string_view text = bytes_.text(bytes_.byte());
    const size_t events = bytes_.maybe() ? FOXTRAY_ALL : bytes_.below(10);
    size_t total = 0;
    return foxtray_load(&table_[at_], text.data(), text.size(), events, &total, why.text(),
                        why.size());
  }

  /// All that may be asked, and that what was accepted before is accepted still.
  int ask(const foxtray_position& position) {
    Room room = any_room(bytes_);
    size_t length = 0;
    const int who = seat();
    const int good = foxtray_check(&position);
    unsigned actors = 0;
    demand(foxtray_actors(&position, &actors) == good,
           "all calls agree on whether a position is good");
    foxtray_table(&position, nullptr, nullptr);
    foxtray_header(&position, room.text(), room.size(), &length);
    foxtray_result(&position, room.text(), room.size(), &length);
    foxtray_score(&position, who, nullptr, nullptr);
    foxtray_chance(&position, room.text(), room.size(), nullptr);
    const int status = foxtray_legal_text(&position, room.text(), room.size(), &length);
    demand(good != FOXTRAY_OK || room.ends(), "a text ends");
    demand(status != FOXTRAY_OK || length < room.size(), "a text that was told has room");
    return status;
  }

  int say_and_hear(const foxtray_position& position) {
    const int who = seat();
    std::array<uint16_t, FOXTRAY_MAX_MOVES> codes;
    size_t count = 0;
    const size_t room = bytes_.maybe() ? codes.size() : bytes_.below(codes.size());
    const int status = foxtray_legal(&position, who, codes.data(), room, &count);
    if (status != FOXTRAY_OK) return status;
    for (size_t i = 0; i < count; ++i) {
      Room text(FOXTRAY_LINE_ROOM);
      uint16_t code = 0;
      demand(foxtray_say(&position, who, codes[i], text.text(), text.size(), nullptr) == FOXTRAY_OK,
             "a legal move can be said");
      demand(foxtray_hear(&position, who, text.text(), FOXTRAY_TEXT, &code, nullptr, 0) ==
                     FOXTRAY_OK &&
                 code == codes[i],
             "a legal move is heard as it was said");
    }
    return status;
  }

  /// One event of a game, or what follows if it cannot be.
  int go_on(foxtray_position& position) {
    unsigned actors = 0;
    if (const int status = foxtray_actors(&position, &actors); status != FOXTRAY_OK) return status;
    if (actors == FOXTRAY_CHANCE) {
      Room text = any_room(bytes_);
      const int status = foxtray_roll(&position, &luck_, text.text(), text.size(), nullptr);
      if (status == FOXTRAY_OK) demand_good(position);
      return status;
    }
    int who = seat();
    for (int s = 0; s < FOXTRAY_MAX_SEATS && (who < 0 || (actors >> who & 1U) == 0); ++s) who = s;
    uint16_t code = 0;
    const char* player = bytes_.maybe() ? "greedy" : "random";
    int status = foxtray_choose(&position, who, player, FOXTRAY_TEXT, &luck_, &code);
    demand(status == FOXTRAY_OK || status == FOXTRAY_BAD_GENERATOR || actors == 0,
           "a player chooses");
    if (status != FOXTRAY_OK) return status;
    status = foxtray_play(&position, who, code, nullptr, 0);
    demand(status == FOXTRAY_OK || status == FOXTRAY_CONCEALED, "a player chooses what is legal");
    if (status == FOXTRAY_OK) demand_good(position);
    return status;
  }

  static void demand_good(const foxtray_position& position) {
    demand(foxtray_check(&position) == FOXTRAY_OK, "a good position leads to good positions");
  }

  int play_nonsense(foxtray_position& position) {
    Room why = any_room(bytes_);
    const int who = seat();
    int status = FOXTRAY_OK;
    if (bytes_.maybe()) {
      const auto code = static_cast<uint16_t>(bytes_.word());
      status = foxtray_play(&position, who, code, why.text(), why.size());
    } else {
      const std::string_view text = bytes_.text(bytes_.below(16));
      status =
          bytes_.maybe()
              ? foxtray_play_text(&position, who, text.data(), text.size(), why.text(), why.size())
              : foxtray_roll_text(&position, text.data(), text.size(), why.text(), why.size());
    }
    demand(why.ends(), "a sentence ends");
    return status;
  }

  void damage(foxtray_position& position) {
    const std::size_t times = 1 + bytes_.below(3);
    for (std::size_t i = 0; i < times; ++i) {
      position.bytes[bytes_.below(sizeof position.bytes)] = bytes_.byte();
    }
  }

  int damage_luck() {
    luck_.bytes[bytes_.below(sizeof luck_.bytes)] = bytes_.byte();
    if (bytes_.maybe()) foxtray_seed(&luck_, bytes_.word());
    return FOXTRAY_OK;
  }

  int compare() {
    int equal = 0;
    uint64_t one = 0;
    uint64_t other = 0;
    const foxtray_position& second = table_[bytes_.below(table_.size())];
    const int status = foxtray_same(&table_[at_], &second, &equal);
    if (status != FOXTRAY_OK) return status;
    demand((equal != 0) == same(table_[at_], second), "equal positions have equal bytes");
    demand(foxtray_hash(&table_[at_], &one) == FOXTRAY_OK &&
               foxtray_hash(&second, &other) == FOXTRAY_OK,
           "what can be compared can be hashed");
    demand(equal == 0 || one == other, "equal positions have equal hashes");
    return status;
  }

  int call_one(foxtray_position& position) {
    switch (bytes_.below(16)) {
      case 0:
        at_ = bytes_.below(table_.size());
        return make();
      case 1:
        return load();
      case 2:
        return ask(position);
      case 3:
        return say_and_hear(position);
      case 4:
        return play_nonsense(position);
      case 5:
        damage(position);
        return FOXTRAY_OK;
      case 6:
      case 7:
        damage(position);
        foxtray::c::seal(position);
        return FOXTRAY_OK;
      case 8:
        return damage_luck();
      case 9:
        return compare();
      case 10:
        return foxtray_conceal(&position, seat());
      case 11:
        table_[bytes_.below(table_.size())] = position;
        return FOXTRAY_OK;
      default:
        for (std::size_t times = bytes_.below(32); times > 0; --times) go_on(position);
        return FOXTRAY_OK;
    }
  }

  Bytes& bytes_;
  std::array<foxtray_position, 3> table_;
  std::size_t at_ = 0;
  foxtray_generator luck_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  Caller caller(bytes);
  while (!bytes.empty()) caller.call();
  return 0;
}
