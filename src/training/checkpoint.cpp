#include "training/checkpoint.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <stdexcept>

#include "players/checksum.h"

namespace foxtray::training {
namespace {

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

std::string fresh(const std::string& name) { return name + ".new"; }

[[noreturn]] void refuse_to_write(const std::string& name, int error) {
  throw std::runtime_error(name + " cannot be written: " + std::strerror(error));
}

File opened(const std::string& name) {
  File file(std::fopen(name.c_str(), "rb"), std::fclose);
  if (!file) throw std::runtime_error(name + " cannot be opened: " + std::strerror(errno));
  return file;
}

File begun(const std::string& name) {
  File file(std::fopen(fresh(name).c_str(), "wb"), std::fclose);
  if (!file) refuse_to_write(name, errno);
  return file;
}

}  // namespace

CheckpointWriter::CheckpointWriter(const std::string& name) : name_(name), file_(begun(name)) {}

void CheckpointWriter::write(std::span<const std::byte> bytes) {
  checksum_ = players::crc32(bytes, checksum_);
  if (error_ == 0 && std::fwrite(bytes.data(), 1, bytes.size(), file_.get()) != bytes.size())
    error_ = errno;
}

void CheckpointWriter::seal() {
  const std::uint32_t checksum = checksum_;
  write(&checksum, 1);
}

CheckpointWriter::~CheckpointWriter() {
  if (!finished_) std::remove(fresh(name_).c_str());
}

void CheckpointWriter::finish() {
  if (std::fclose(file_.release()) != 0 && error_ == 0) error_ = errno;
  if (error_ == 0 && std::rename(fresh(name_).c_str(), name_.c_str()) != 0) error_ = errno;
  if (error_ != 0) refuse_to_write(name_, error_);
  finished_ = true;
}

CheckpointReader::CheckpointReader(const std::string& name) : name_(name), file_(opened(name)) {}

void CheckpointReader::read(std::span<std::byte> bytes) {
  if (std::fread(bytes.data(), 1, bytes.size(), file_.get()) != bytes.size()) refuse_damaged();
  checksum_ = players::crc32(bytes, checksum_);
}

void CheckpointReader::end(bool has_checksum) {
  const std::uint32_t wanted = checksum_;
  std::uint32_t checksum = wanted;
  if (has_checksum) read(&checksum, 1);
  expect(checksum == wanted && std::fgetc(file_.get()) == EOF);
}

void CheckpointReader::expect_size(std::size_t bytes) const {
  expect(std::filesystem::file_size(name_) >= bytes);
}

void CheckpointReader::expect_within(std::span<const float> numbers, float least,
                                     float most) const {
  expect(std::ranges::all_of(numbers, [&](float n) { return n >= least && n <= most; }));
}

void CheckpointReader::refuse() const {
  throw std::runtime_error(name_ + " is not a course of this game");
}

void CheckpointReader::refuse_damaged() const {
  throw std::runtime_error(name_ +
                           " is damaged; put a copy in its place, or remove it to begin anew");
}

}  // namespace foxtray::training
