#include "server/negotiation.h"

#include <algorithm>
#include <optional>

namespace foxtray::server {
namespace {

constexpr int kFull = 1000;

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// Cuts off what stands before the separator, and the separator with it.
std::string_view cut(std::string_view& text, char separator) {
  const std::string_view part = text.substr(0, text.find(separator));
  text.remove_prefix(std::min(text.size(), part.size() + 1));
  return trimmed(part);
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same_word(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, {}, lower, lower);
}

/// 0 to 1 with at most three decimals, as thousandths.
std::optional<int> weight_of(std::string_view number) {
  if (number.empty() || number.size() > 5 || (number[0] != '0' && number[0] != '1')) return {};
  if (number.size() > 1 && number[1] != '.') return {};
  int weight = (number[0] - '0') * kFull;
  int worth = kFull / 10;
  for (const char c : number.substr(std::min<std::size_t>(2, number.size()))) {
    if (c < '0' || c > '9') return {};
    weight += (c - '0') * worth;
    worth /= 10;
  }
  if (weight > kFull) return {};
  return weight;
}

/// The weight among the parameters of an entry. An entry that is malformed does not count.
std::optional<int> weight_among(std::string_view parameters) {
  while (!parameters.empty()) {
    std::string_view parameter = cut(parameters, ';');
    const std::string_view name = cut(parameter, '=');
    if (same_word(name, "q")) return weight_of(trimmed(parameter));
  }
  return kFull;
}

}  // namespace

std::string_view name_of(Coding coding) {
  switch (coding) {
    case Coding::identity:
      return "";
    case Coding::gzip:
      return "gzip";
    case Coding::brotli:
      return "br";
  }
  return "";
}

Accepted accepted(std::string_view accept_encoding) {
  std::optional<int> identity;
  std::optional<int> gzip;
  std::optional<int> brotli;
  std::optional<int> others;
  while (!accept_encoding.empty()) {
    std::string_view entry = cut(accept_encoding, ',');
    const std::string_view coding = cut(entry, ';');
    const std::optional<int> weight = weight_among(entry);
    if (!weight) continue;
    if (same_word(coding, "gzip") || same_word(coding, "x-gzip")) gzip = weight;
    if (same_word(coding, "br")) brotli = weight;
    if (same_word(coding, "identity")) identity = weight;
    if (coding == "*") others = weight;
  }
  // Uncompressed is the last resort of a client that does not speak of it.
  return {.identity = identity.value_or(others.value_or(1)),
          .gzip = gzip.value_or(others.value_or(0)),
          .brotli = brotli.value_or(others.value_or(0))};
}

bool names_tag(std::string_view if_none_match, std::string_view tag) {
  if (trimmed(if_none_match) == "*") return true;
  while (!if_none_match.empty()) {
    // Our tags hold no comma, so that a tag which does is cut into pieces that do not match.
    std::string_view named = cut(if_none_match, ',');
    if (named.starts_with("W/")) named.remove_prefix(2);
    if (named == tag) return true;
  }
  return false;
}

}  // namespace foxtray::server
