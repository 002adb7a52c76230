#include <cstdlib>

#include "backend.h"
#include "store/memory.h"

namespace foxtray::store {
namespace {

/// A mistake that the environment asks for, by its number: see plants_test.cpp.
Plant planted() {
  const char* plant = std::getenv("FOXTRAY_STORE_PLANT");
  return plant == nullptr ? Plant::none : static_cast<Plant>(std::atoi(plant));
}

class MemoryBackend final : public Backend {
 public:
  std::unique_ptr<Store> open(Wake wake) override {
    return std::make_unique<MemoryStore>(disk_, std::move(wake));
  }
  bool shared() const override { return true; }
  bool by_hand() const override { return true; }
  void get_on() override {
    while (!disk_->idle()) {
      disk_->write();
      disk_->sync();
    }
  }
  void lose_power() override {
    disk_->write(5);
    disk_->sync();
    disk_->write(5);
    disk_->crash(2);
  }

 private:
  std::shared_ptr<MemoryDisk> disk_ = std::make_shared<MemoryDisk>(planted());
};

}  // namespace

std::unique_ptr<Backend> memory_backend() { return std::make_unique<MemoryBackend>(); }

}  // namespace foxtray::store
