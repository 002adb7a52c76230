#include "backend.h"
#include "postgres_server.h"
#include "store_postgres/store.h"

namespace foxtray::store {
namespace {

class PostgresBackend final : public Backend {
 public:
  explicit PostgresBackend(bool notices) : notices_(notices) {}

  std::unique_ptr<Store> open(Wake wake) override {
    PostgresOptions options{.url = url_, .wake = std::move(wake)};
    options.notices = notices_;
    // With notices nothing may depend on looking, nor the other way round.
    options.look_every = std::chrono::milliseconds(notices_ ? 3'600'000 : 20);
    auto opened = open_postgres(std::move(options));
    if (const auto* trouble = std::get_if<Trouble>(&opened)) {
      ADD_FAILURE() << trouble->text;
      return nullptr;
    }
    return std::get<std::unique_ptr<Store>>(std::move(opened));
  }
  bool shared() const override { return true; }
  void lose_power() override { PostgresServer::instance().kill(); }
  void power_is_back() override { PostgresServer::instance().start(); }

 private:
  const bool notices_;
  const std::string url_ = PostgresServer::instance().empty_database();
};

}  // namespace

std::unique_ptr<Backend> postgres_backend() { return std::make_unique<PostgresBackend>(true); }
std::unique_ptr<Backend> silent_postgres_backend() {
  return std::make_unique<PostgresBackend>(false);
}

}  // namespace foxtray::store
