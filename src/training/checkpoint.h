// Files to go on from. Both ends throw std::runtime_error with a sentence.
#pragma once

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

namespace foxtray::training {

/// Writes a checkpoint beside the old one, which `finish` replaces by the whole new one.
class CheckpointWriter {
 public:
  explicit CheckpointWriter(const std::string& name);
  /// Leaves nothing half written behind.
  ~CheckpointWriter();
  CheckpointWriter(const CheckpointWriter&) = delete;
  CheckpointWriter& operator=(const CheckpointWriter&) = delete;

  template <class Value>
  void write(const Value* values, std::size_t size) {
    static_assert(std::is_trivially_copyable_v<Value>);
    write(std::as_bytes(std::span(values, size)));
  }
  /// Writes a checksum of all so far.
  void seal();
  void finish();

 private:
  void write(std::span<const std::byte> bytes);

  std::string name_;
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> file_;
  std::uint32_t checksum_ = 0;
  int error_ = 0;  // the system's number of what went wrong first
  bool finished_ = false;
};

class CheckpointReader {
 public:
  explicit CheckpointReader(const std::string& name);

  template <class Value>
  void read(Value* values, std::size_t size) {
    static_assert(std::is_trivially_copyable_v<Value>);
    read(std::as_writable_bytes(std::span(values, size)));
  }
  /// Nothing but the checksum may be left, and it must be right. Old files have none.
  void end(bool has_checksum);
  /// Numbers beyond what any course comes to are a sign of damage.
  void expect(bool credible) const {
    if (!credible) refuse_damaged();
  }
  /// The file must be at least so long.
  void expect_size(std::size_t bytes) const;
  void expect_within(std::span<const float> numbers, float least, float most) const;
  [[noreturn]] void refuse() const;

 private:
  void read(std::span<std::byte> bytes);
  [[noreturn]] void refuse_damaged() const;

  std::string name_;
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> file_;
  std::uint32_t checksum_ = 0;
};

}  // namespace foxtray::training
