#include "store_postgres/connection.h"

#include <libpq-fe.h>
#include <poll.h>

#include <cerrno>
#include <cstdlib>

#include "store_postgres/store.h"

namespace foxtray::store::postgres {
namespace {

constexpr std::chrono::milliseconds kPatience{10'000};

std::string first_line(const char* text) {
  std::string line = text == nullptr ? "" : text;
  line.resize(std::min(line.size(), line.find('\n')));
  return line;
}

std::string sentence_of(const std::string& where, const std::string& code,
                        const std::string& said) {
  if (code == "53100") return "The disk of the database " + where + " is full.";
  if (code == "25006") return "The database " + where + " takes no changes: it is a standby.";
  if (code == "42501")
    return "The database " + where + " does not allow this user that: " + said + ".";
  if (code.substr(0, 3) == "57P")
    return "The database " + where + " stops or starts: " + said + ".";
  return "The database " + where + " says: " + said + ".";
}

}  // namespace

Rows::Rows(pg_result* result) : result_(result) {}
void Rows::Clear::operator()(pg_result* result) const { PQclear(result); }
int Rows::size() const { return PQntuples(result_.get()); }
bool Rows::empty(int row, int column) const { return PQgetisnull(result_.get(), row, column) != 0; }
std::int64_t Rows::number(int row, int column) const {
  return std::strtoll(PQgetvalue(result_.get(), row, column), nullptr, 10);
}
std::string Rows::text(int row, int column) const {
  return {PQgetvalue(result_.get(), row, column),
          static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
}
std::string Rows::command() const { return PQcmdStatus(result_.get()); }

Connection::Connection(const std::string& url)
    : where_(shown_url(url)), handle_(nullptr, PQfinish) {
  // What is in the URL counts more than what stands before it.
  const char* const names[] = {"client_encoding",
                               "connect_timeout",
                               "keepalives_idle",
                               "tcp_user_timeout",
                               "fallback_application_name",
                               "dbname",
                               nullptr};
  const char* const values[] = {"UTF8", "5", "10", "15000", "foxtray", url.c_str(), nullptr};
  handle_.reset(PQconnectdbParams(names, values, 1));
  if (PQstatus(handle_.get()) != CONNECTION_OK) fail_lost();
  PQsetNoticeProcessor(handle_.get(), [](void*, const char*) {}, nullptr);
  if (PQsetnonblocking(handle_.get(), 1) != 0 || PQenterPipelineMode(handle_.get()) != 1)
    fail_lost();
}

Connection::~Connection() = default;

bool Connection::lost() const { return PQstatus(handle_.get()) != CONNECTION_OK; }

void Connection::fail_lost() {
  throw Failure{"The database " + where_ +
                    " cannot be reached: " + first_line(PQerrorMessage(handle_.get())) + ".",
                {}};
}

void Connection::expect(bool sent) {
  if (!sent) fail_lost();
}

void Connection::send(const std::string& sql, const Values& values) {
  std::vector<const char*> texts;
  for (const auto& value : values) texts.push_back(value ? value->c_str() : nullptr);
  expect(PQsendQueryParams(handle_.get(), sql.c_str(), static_cast<int>(texts.size()), nullptr,
                           texts.data(), nullptr, nullptr, 0) == 1);
}

void Connection::prepare(const std::string& name, const std::string& sql) {
  expect(PQsendPrepare(handle_.get(), name.c_str(), sql.c_str(), 0, nullptr) == 1);
}

void Connection::send_prepared(const std::string& name, const Values& values) {
  std::vector<const char*> texts;
  for (const auto& value : values) texts.push_back(value ? value->c_str() : nullptr);
  expect(PQsendQueryPrepared(handle_.get(), name.c_str(), static_cast<int>(texts.size()),
                             texts.data(), nullptr, nullptr, 0) == 1);
}

void Connection::end_group() { expect(PQpipelineSync(handle_.get()) == 1); }

void Connection::wait_for_answer() {
  while (PQisBusy(handle_.get()) != 0) {
    const int left = PQflush(handle_.get());
    if (left < 0) fail_lost();
    pollfd socket{PQsocket(handle_.get()), POLLIN, 0};
    if (left == 1) socket.events |= POLLOUT;
    const int ready = poll(&socket, 1, static_cast<int>(kPatience.count()));
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0) {
      handle_.reset();  // an answer that came later would be taken for another's
      throw Failure{"The database " + where_ + " did not answer for 10 seconds.", {}};
    }
    if ((socket.revents & (POLLIN | POLLERR | POLLHUP)) != 0 && PQconsumeInput(handle_.get()) == 0)
      fail_lost();
  }
}

void Connection::fail(pg_result* result) {
  const Rows held(result);
  const char* code = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  if (code == nullptr) fail_lost();
  throw Failure{
      sentence_of(where_, code, first_line(PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY))),
      code};
}

Rows Connection::answer() {
  wait_for_answer();
  pg_result* result = PQgetResult(handle_.get());
  if (result == nullptr) fail_lost();
  switch (PQresultStatus(result)) {
    case PGRES_COMMAND_OK:
    case PGRES_TUPLES_OK: {
      Rows rows(result);
      wait_for_answer();
      PQclear(PQgetResult(handle_.get()));  // the end of this statement's answer
      return rows;
    }
    default:
      fail(result);
  }
}

void Connection::drain() {
  std::optional<Failure> first;
  for (;;) {
    wait_for_answer();
    pg_result* result = PQgetResult(handle_.get());
    if (result == nullptr) {
      if (lost()) fail_lost();
      continue;
    }
    const ExecStatusType status = PQresultStatus(result);
    if (status == PGRES_PIPELINE_SYNC) {
      PQclear(result);
      break;
    }
    if (status == PGRES_FATAL_ERROR && !first) {
      try {
        fail(result);
      } catch (const Failure& failure) {
        first = failure;
      }
      if (lost()) throw *first;
    } else {
      PQclear(result);
    }
  }
  if (first) throw *first;
}

Rows Connection::ask(const std::string& sql, const Values& values) {
  send(sql, values);
  end_group();
  try {
    Rows rows = answer();
    drain();
    return rows;
  } catch (const Failure&) {
    if (handle_ && !lost()) drain();
    throw;
  }
}

void Connection::wait(int other, std::chrono::milliseconds at_most) {
  pollfd both[] = {{PQsocket(handle_.get()), POLLIN, 0}, {other, POLLIN, 0}};
  poll(both, 2, static_cast<int>(at_most.count()));
  if (both[0].revents != 0 && PQconsumeInput(handle_.get()) == 0) fail_lost();
}

std::vector<std::string> Connection::notices() {
  std::vector<std::string> texts;
  while (PGnotify* notice = PQnotifies(handle_.get())) {
    texts.emplace_back(notice->extra);
    PQfreemem(notice);
  }
  return texts;
}

}  // namespace foxtray::store::postgres
