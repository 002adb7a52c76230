// An open file or folder, closed at the end.
#pragma once

#include <unistd.h>

#include <cstddef>
#include <utility>

namespace foxtray::server {

class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }
  explicit operator bool() const { return number_ >= 0; }
  int number() const { return number_; }

 private:
  int number_;
};

/// A file that is read piece by piece while it is sent.
struct OpenFile {
  Descriptor descriptor;
  std::size_t size;  // when it was opened
};

}  // namespace foxtray::server
