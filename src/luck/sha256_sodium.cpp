#include <sodium.h>

#include <cstring>
#include <stdexcept>
#include <type_traits>

#include "luck/fair_dice.h"

namespace foxtray::luck {
namespace {

using State = crypto_auth_hmacsha256_state;

const unsigned char* bytes_of(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}

}  // namespace

Hash sha256(std::string_view bytes) {
  static_assert(sizeof(Hash) == crypto_hash_sha256_BYTES);
  Hash hash;
  crypto_hash_sha256(hash.data(), bytes_of(bytes), bytes.size());
  return hash;
}

Hmac::Hmac(const Hash& key) {
  static_assert(sizeof(State) == sizeof keyed_ && alignof(State) <= 8);
  static_assert(std::is_trivially_copyable_v<State>);
  State state;
  crypto_auth_hmacsha256_init(&state, key.data(), key.size());
  std::memcpy(keyed_.data(), &state, sizeof state);
}

Hash Hmac::of(std::string_view message) const {
  State state;
  std::memcpy(&state, keyed_.data(), sizeof state);
  Hash hash;
  crypto_auth_hmacsha256_update(&state, bytes_of(message), message.size());
  crypto_auth_hmacsha256_final(&state, hash.data());
  return hash;
}

std::string fresh_seed() {
  if (sodium_init() < 0) throw std::runtime_error("The system gives no secure randomness.");
  Hash bytes;
  randombytes_buf(bytes.data(), bytes.size());
  return hex(bytes);
}

}  // namespace foxtray::luck
