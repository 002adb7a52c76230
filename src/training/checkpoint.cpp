#include "training/checkpoint.h"

#include <stdexcept>

namespace foxtray::training {
namespace {

std::unique_ptr<std::FILE, int (*)(std::FILE*)> open(const std::string& name, const char* mode) {
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(name.c_str(), mode), std::fclose);
  if (!file) throw std::runtime_error(name + " cannot be opened");
  return file;
}

std::string fresh(const std::string& name) { return name + ".new"; }

}  // namespace

CheckpointWriter::CheckpointWriter(const std::string& name)
    : name_(name), file_(open(fresh(name), "wb")) {}

void CheckpointWriter::finish() {
  good_ = std::fclose(file_.release()) == 0 && good_;
  if (!good_ || std::rename(fresh(name_).c_str(), name_.c_str()) != 0)
    throw std::runtime_error(name_ + " cannot be written");
}

CheckpointReader::CheckpointReader(const std::string& name)
    : name_(name), file_(open(name, "rb")) {}

void CheckpointReader::refuse() const {
  throw std::runtime_error(name_ + " is not a checkpoint of this game");
}

}  // namespace foxtray::training
