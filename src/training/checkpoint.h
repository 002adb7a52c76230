// Files to go on from. Both ends throw std::runtime_error with a sentence.
#pragma once

#include <cstdio>
#include <memory>
#include <string>
#include <type_traits>

namespace foxtray::training {

/// Writes a checkpoint beside the old one, which `finish` replaces by the whole new one.
class CheckpointWriter {
 public:
  explicit CheckpointWriter(const std::string& name);

  template <class Value>
  void write(const Value* values, std::size_t size) {
    static_assert(std::is_trivially_copyable_v<Value>);
    good_ = good_ && std::fwrite(values, sizeof(Value), size, file_.get()) == size;
  }
  void finish();

 private:
  std::string name_;
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> file_;
  bool good_ = true;
};

class CheckpointReader {
 public:
  explicit CheckpointReader(const std::string& name);

  template <class Value>
  void read(Value* values, std::size_t size) {
    static_assert(std::is_trivially_copyable_v<Value>);
    if (std::fread(values, sizeof(Value), size, file_.get()) != size) refuse();
  }
  [[noreturn]] void refuse() const;

 private:
  std::string name_;
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> file_;
};

}  // namespace foxtray::training
