// SHA-256 and HMAC-SHA-256, computed by libsodium, the host of a WebAssembly module, or, in the
// Python package, by ourselves.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace foxtray::luck {

using Hash = std::array<unsigned char, 32>;

Hash sha256(std::string_view bytes);
std::string hex(const Hash& bytes);

/// An HMAC-SHA-256 that has taken in its key. A value without pointers.
class Hmac {
 public:
  Hmac() = default;
  explicit Hmac(const Hash& key);

  Hash of(std::string_view message) const;

 private:
  /// The key; or the state after it.
  alignas(8) std::array<std::byte, 208> keyed_{};
};

}  // namespace foxtray::luck
