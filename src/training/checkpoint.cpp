#include "training/checkpoint.h"

#include <stdexcept>

namespace foxtray::training {
namespace {

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

std::string fresh(const std::string& name) { return name + ".new"; }

File opened(const std::string& name) {
  File file(std::fopen(name.c_str(), "rb"), std::fclose);
  if (!file) throw std::runtime_error(name + " cannot be opened");
  return file;
}

File begun(const std::string& name) {
  File file(std::fopen(fresh(name).c_str(), "wb"), std::fclose);
  if (!file) throw std::runtime_error(name + " cannot be written");
  return file;
}

}  // namespace

CheckpointWriter::CheckpointWriter(const std::string& name) : name_(name), file_(begun(name)) {}

void CheckpointWriter::finish() {
  good_ = std::fclose(file_.release()) == 0 && good_;
  if (!good_ || std::rename(fresh(name_).c_str(), name_.c_str()) != 0)
    throw std::runtime_error(name_ + " cannot be written");
}

CheckpointReader::CheckpointReader(const std::string& name) : name_(name), file_(opened(name)) {}

void CheckpointReader::refuse() const {
  throw std::runtime_error(name_ + " is not a checkpoint of this game");
}

}  // namespace foxtray::training
