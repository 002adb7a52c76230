// The host of the WebAssembly module computes the hashes; it gives fresh seeds too, so there is no
// fresh_seed here.
#include <cstring>

#include "luck/sha256.h"

#define FOXTRAY_IMPORT(name) __attribute__((import_module("foxtray"), import_name(name)))

extern "C" {
FOXTRAY_IMPORT("sha256")
void foxtray_host_sha256(const char* bytes, std::size_t size, unsigned char* hash);
FOXTRAY_IMPORT("hmac_sha256")
void foxtray_host_hmac_sha256(const std::byte* key, const char* message, std::size_t size,
                              unsigned char* hash);
}

namespace foxtray::luck {

Hash sha256(std::string_view bytes) {
  Hash hash;
  foxtray_host_sha256(bytes.data(), bytes.size(), hash.data());
  return hash;
}

Hmac::Hmac(const Hash& key) { std::memcpy(keyed_.data(), key.data(), key.size()); }

Hash Hmac::of(std::string_view message) const {
  Hash hash;
  foxtray_host_hmac_sha256(keyed_.data(), message.data(), message.size(), hash.data());
  return hash;
}

}  // namespace foxtray::luck
