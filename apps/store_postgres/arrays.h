// Arrays as PostgreSQL reads them in a text: {1,2,NULL,"a\"b"}.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "store/store.h"

namespace foxtray::store::postgres {

class Array {
 public:
  Array& add(std::int64_t value);
  Array& add(std::string_view text);
  Array& add(const SecretHash& bytes);
  Array& add_nothing();
  template <class Value>
  Array& add(const std::optional<Value>& value) {
    return value ? add(*value) : add_nothing();
  }
  std::string text() const { return '{' + items_ + '}'; }

 private:
  void separate();
  std::string items_;
};

/// As PostgreSQL writes and reads bytes: \x and hexadecimal digits.
std::string hex(const SecretHash& bytes);
SecretHash bytes_of(std::string_view hex);

}  // namespace foxtray::store::postgres
