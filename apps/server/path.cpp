#include "server/path.h"

#include <algorithm>
#include <array>

namespace foxtray::server {
namespace {

constexpr std::string_view kAssets = "/assets/";
constexpr std::size_t kHashLength = 8;

struct Ending {
  std::string_view ending;
  std::string_view type;
};
constexpr std::array kEndings = {
    Ending{".css", "text/css; charset=utf-8"},
    Ending{".fox", "text/plain; charset=utf-8"},
    Ending{".html", "text/html; charset=utf-8"},
    Ending{".ico", "image/x-icon"},
    Ending{".jpg", "image/jpeg"},
    Ending{".js", "text/javascript; charset=utf-8"},
    Ending{".json", "application/json"},
    Ending{".md", "text/markdown; charset=utf-8"},
    Ending{".mjs", "text/javascript; charset=utf-8"},
    Ending{".mp3", "audio/mpeg"},
    Ending{".ogg", "audio/ogg"},
    Ending{".pdf", "application/pdf"},
    Ending{".png", "image/png"},
    Ending{".svg", "image/svg+xml"},
    Ending{".txt", "text/plain; charset=utf-8"},
    Ending{".wasm", "application/wasm"},
    Ending{".webmanifest", "application/manifest+json"},
    Ending{".webp", "image/webp"},
    Ending{".woff2", "font/woff2"},
    Ending{".xml", "application/xml"},
};

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

/// A client that takes us for a proxy sends http://host/path.
std::string_view without_origin(std::string_view target) {
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (!target.starts_with(scheme)) continue;
    const auto slash = target.find('/', scheme.size());
    return slash == std::string_view::npos ? "/" : target.substr(slash);
  }
  return target;
}

std::optional<std::string> decoded(std::string_view text) {
  std::string plain;
  plain.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      plain += text[i];
      continue;
    }
    if (i + 2 >= text.size()) return {};
    const int high = hex_digit(text[i + 1]);
    const int low = hex_digit(text[i + 2]);
    if (high < 0 || low < 0) return {};
    plain += static_cast<char>(high * 16 + low);
    i += 2;
  }
  return plain;
}

bool has_dot_segment(std::string_view path) {
  while (!path.empty()) {
    const std::string_view segment = path.substr(0, path.find('/'));
    if (segment == "." || segment == "..") return true;
    path.remove_prefix(std::min(path.size(), segment.size() + 1));
  }
  return false;
}

}  // namespace

std::optional<std::string> path_of(std::string_view target) {
  target = without_origin(target);
  std::optional<std::string> path = decoded(target.substr(0, target.find('?')));
  if (!path || !path->starts_with('/') || has_dot_segment(*path)) return {};
  const auto unwanted = [](char c) { return is_control(c) || c == '\\'; };
  if (std::ranges::any_of(*path, unwanted)) return {};
  return path;
}

std::string_view type_of(std::string_view path) {
  for (const auto& [ending, type] : kEndings)
    if (path.ends_with(ending)) return type;
  return "application/octet-stream";
}

bool names_its_content(std::string_view path) {
  if (!path.starts_with(kAssets)) return false;
  const std::string_view stem = path.substr(0, path.rfind('.'));
  if (stem.size() < kAssets.size() + kHashLength + 2) return false;
  if (stem[stem.size() - kHashLength - 1] != '-') return false;
  const std::string_view hash = stem.substr(stem.size() - kHashLength);
  const auto fits = [](char c) {
    return is_digit(c) || is_upper(c) || is_lower(c) || c == '-' || c == '_';
  };
  return std::ranges::all_of(hash, fits);
}

}  // namespace foxtray::server
