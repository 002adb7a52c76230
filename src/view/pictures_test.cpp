#include <gtest/gtest.h>

#include "catalog/catalog.h"
#include "view/view.h"

namespace foxtray::view {
namespace {

/// Reads JSON and throws it away; false if it is none.
class JsonReader {
 public:
  explicit JsonReader(std::string_view text) : text_(text) {}
  bool whole() { return value() && at_ == text_.size(); }

 private:
  char next() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  bool take(char c) { return next() == c && ++at_ > 0; }
  bool word(std::string_view word) {
    if (text_.substr(at_, word.size()) != word) return false;
    at_ += word.size();
    return true;
  }
  bool number() {
    const std::size_t from = at_;
    while (next() >= '0' && next() <= '9') ++at_;
    return at_ > from;
  }
  bool string() {
    if (!take('"')) return false;
    while (next() != '"') {
      if (static_cast<unsigned char>(next()) < 0x20) return false;
      at_ += next() == '\\' ? 2U : 1U;
    }
    return take('"');
  }
  bool member() { return string() && take(':') && value(); }
  template <class Each>
  bool list(char open, char close, Each each) {
    if (!take(open)) return false;
    if (take(close)) return true;
    do
      if (!each()) return false;
    while (take(','));
    return take(close);
  }
  bool value() {
    switch (next()) {
      case '{':
        return list('{', '}', [&] { return member(); });
      case '[':
        return list('[', ']', [&] { return value(); });
      case '"':
        return string();
      default:
        return word("true") || word("null") || number();
    }
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

TEST(Pictures, are_told_as_json) {
  for (const catalog::Entry& entry : catalog::games()) {
    for (const std::string_view form : {"wide", "tall"}) {
      const std::string json = drawing(entry.game->id, form).text;
      EXPECT_TRUE(JsonReader(json).whole()) << entry.game->id;
      EXPECT_FALSE(JsonReader(json.substr(1)).whole());
      for (const std::string name : {"width", "height", "defs", "art", "fields", "tracks", "rounds",
                                     "scores", "areas", "foxes", "total", "bonuses"})
        EXPECT_NE(json.find("\"" + name + "\":"), std::string::npos) << name;
    }
  }
  const std::string json = drawing("ganz-schon-clever", "tall").text;
  EXPECT_NE(json.find(R"("label":"","printed":true)"), std::string::npos);
  EXPECT_NE(json.find(R"({"id":"y/r0","bonus":"blue_x",)"), std::string::npos);
}

TEST(Pictures, are_refused_by_wrong_names) {
  EXPECT_EQ(drawing("chess", "tall").status, Status::no_such_game);
  EXPECT_EQ(drawing("wizard-dice", "round").status, Status::bad_setup);
  EXPECT_EQ(sheet("chess", "a4").status, Status::no_such_game);
  EXPECT_EQ(sheet("wizard-dice", "a5").status, Status::bad_setup);
  EXPECT_EQ(sheet("wizard-dice", "letter").status, Status::fine);
}

}  // namespace
}  // namespace foxtray::view
