#include "server/log.h"

#include <fmt/format.h>
#include <spdlog/logger.h>
#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/stdout_sinks.h>

#include <iterator>

namespace foxtray::server {
namespace {

constexpr std::size_t kLongest = 200;

}  // namespace

std::string printable(std::string_view text) {
  if (text.empty()) return "-";
  std::string line;
  for (const char c : text.substr(0, kLongest)) {
    if (c > ' ' && c < 0x7f && c != '\\')
      line += c;
    else
      fmt::format_to(std::back_inserter(line), "\\x{:02x}", static_cast<unsigned char>(c));
  }
  if (text.size() > kLongest) line += "...";
  return line;
}

Log::Log(bool quiet)
    : lines_(std::make_shared<spdlog::logger>("server",
                                              std::make_shared<spdlog::sinks::stderr_sink_mt>())) {
  lines_->set_formatter(std::make_unique<spdlog::pattern_formatter>(
      "%Y-%m-%dT%H:%M:%S.%eZ %v", spdlog::pattern_time_type::utc));
  lines_->set_level(quiet ? spdlog::level::warn : spdlog::level::info);
}

void Log::visit(const Visit& visit) const {
  if (!lines_->should_log(spdlog::level::info)) return;
  const std::string_view path = visit.target.substr(0, visit.target.find('?'));
  const std::chrono::duration<double, std::milli> took = visit.took;
  lines_->info("{} {} {} {} {:.1f}ms", printable(visit.method), printable(path),
               static_cast<int>(visit.status), visit.bytes, took.count());
}

void Log::trouble(std::string_view sentence) const { lines_->warn("{}", sentence); }

}  // namespace foxtray::server
