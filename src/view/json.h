// Writes JSON, part after part.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

namespace foxtray::view {

/// Commas come by themselves. Inside an object every part has a name, inside a list none has. Texts
/// must be UTF-8.
class Json {
 public:
  template <class Parts>
  void object(Parts parts) {
    wrapped('{', '}', parts);
  }
  template <class Parts>
  void list(Parts parts) {
    wrapped('[', ']', parts);
  }
  template <class Parts>
  void object(std::string_view name, Parts parts) {
    key(name);
    object(parts);
  }
  template <class Parts>
  void list(std::string_view name, Parts parts) {
    key(name);
    list(parts);
  }
  template <class Value>
  void put(std::string_view name, const Value& value) {
    key(name);
    add(value);
  }

  void add(std::string_view text);
  void add(const char* text) { add(std::string_view(text)); }
  void add(char letter) { add(std::string_view(&letter, 1)); }
  void add(bool value) { plain(value ? "true" : "false"); }
  void add(std::nullptr_t) { plain("null"); }
  void add(std::integral auto number) {
    if constexpr (std::signed_integral<decltype(number)>) {
      add_number(number < 0, magnitude(number));
    } else {
      add_number(false, number);
    }
  }
  /// To nine decimals, so that all machines write the same.
  void add(double number);
  /// JSON that was written elsewhere.
  void add_json(std::string_view json) { plain(json); }

  std::string take() { return std::move(text_); }

 private:
  void key(std::string_view name) {
    add(name);
    text_ += ':';
    first_ = true;
  }
  template <class Parts>
  void wrapped(char open, char close, Parts& parts) {
    comma();
    text_ += open;
    first_ = true;
    parts();
    text_ += close;
    first_ = false;
  }
  void comma() {
    if (!first_) text_ += ',';
    first_ = false;
  }
  void plain(std::string_view word) {
    comma();
    text_ += word;
  }
  static std::uint64_t magnitude(std::int64_t number) {
    const auto bits = static_cast<std::uint64_t>(number);
    return number < 0 ? 0 - bits : bits;
  }
  void add_number(bool negative, std::uint64_t magnitude);

  std::string text_;
  bool first_ = true;
};

}  // namespace foxtray::view
