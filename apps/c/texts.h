// What every function of the interface does with the caller's texts, and with what is thrown.
#pragma once

#include <algorithm>
#include <cstring>
#include <new>
#include <string_view>

#include "foxtray.h"

namespace foxtray::c {

/// Nothing that is thrown leaves the library.
template <class Work>
int guarded(Work work) noexcept {
  try {
    return work();
  } catch (const std::bad_alloc&) {
    return FOXTRAY_OUT_OF_MEMORY;
  } catch (...) {
    return FOXTRAY_FAILED;
  }
}

inline std::string_view text_in(const char* text, size_t length) {
  if (text == nullptr) return {};
  return {text, length == FOXTRAY_TEXT ? std::strlen(text) : length};
}

/// Writes what fits and a zero; true if it was everything.
inline bool put_text(std::string_view what, char* text, size_t room) {
  if (room == 0) return false;
  size_t fits = std::min(what.size(), room - 1);
  const auto inside_character = [&] {
    return fits > 0 && fits < what.size() &&
           (static_cast<unsigned char>(what[fits]) & 0xc0U) == 0x80U;
  };
  while (inside_character()) --fits;
  what.copy(text, fits);
  text[fits] = '\0';
  return fits == what.size();
}

inline int tell(std::string_view what, char* text, size_t room, size_t* length) {
  if (length != nullptr) *length = what.size();
  if (text == nullptr) return FOXTRAY_OK;
  return put_text(what, text, room) ? FOXTRAY_OK : FOXTRAY_SHORT_BUFFER;
}

/// The caller's room for a sentence.
class Why {
 public:
  Why(char* text, size_t room) : text_(text), room_(text == nullptr ? 0 : room) {
    put_text({}, text_, room_);
  }

  int refuse(foxtray_status status, std::string_view sentence) const {
    put_text(sentence, text_, room_);
    return status;
  }
  int refuse(foxtray_status status) const { return refuse(status, foxtray_status_text(status)); }

 private:
  char* text_;
  size_t room_;
};

}  // namespace foxtray::c
