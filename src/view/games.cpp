// V2: the catalogue.
#include "clever/sheet.h"
#include "roster/roster.h"
#include "view/pointing.h"
#include "wizard/state.h"

namespace foxtray::view {
namespace {

void put_named(Json& json, std::string_view name, std::string_view letters,
               std::span<const std::string_view> names) {
  json.list(name, [&] {
    for (std::size_t i = 0; i < names.size(); ++i) {
      json.object([&] {
        json.put("letter", letters[i]);
        json.put("name", names[i]);
      });
    }
  });
}

void put_options(Json& json, const Game& game) {
  json.list("options", [&] {
    for (const game::Option& option : game.options) {
      json.object([&] {
        json.put("name", option.name);
        json.list("values", [&] {
          for (const std::string_view value : option.values) json.add(value);
        });
      });
    }
  });
}

void put_clever(Json& json, const clever::Print& print) {
  json.put("family", "clever");
  put_named(json, "dice", print.dice, print.dice_names);
  put_named(json, "areas", print.dice.substr(1), std::span(print.dice_names).subspan(1));
  json.list("tracks", [&] {
    const char* second = print.has_return ? "return" : "any_number";
    json.add("reroll");
    if (print.tracks[clever::kSecond].spaces == 0) {
      json.add(nullptr);
    } else {
      json.add(second);
    }
    json.add("extra_die");
  });
  json.list("bands", [&] {
    for (int band = 0; band + 1 < print.band_count; ++band)
      json.add(print.bands[static_cast<std::size_t>(band)]);
  });
}

void put_wizard(Json& json) {
  json.put("family", "wizard");
  put_named(json, "dice", wizard::kFaceLetters, wizard::kFaceNames);
  put_named(json, "areas", wizard::kFaceLetters,
            std::span(wizard::kFaceNames).first(wizard::kColours));
  json.list("cards", [&] {
    for (const std::string_view card : wizard::kCardNames) json.add(card);
  });
}

}  // namespace

Answer catalog(std::string_view version) {
  Json json;
  json.object([&] {
    json.put("version", version);
    json.list("games", [&] {
      for (const catalog::Entry& entry : catalog::games()) {
        json.object([&] {
          json.put("id", entry.game->id);
          json.put("title", entry.game->title);
          json.list("players", [&] {
            json.add(entry.game->min_players);
            json.add(entry.game->max_players);
          });
          if (entry.sheet != nullptr) {
            put_clever(json, entry.sheet->print);
          } else {
            put_wizard(json);
          }
          put_options(json, *entry.game);
        });
      }
    });
    json.list("players", [&] {
      for (const std::string_view player : roster::names()) json.add(player);
    });
    json.list("characters", [&] {
      for (const std::string_view character : roster::characters()) json.add(character);
    });
    put_reason_names(json);
  });
  return {Status::fine, json.take()};
}

}  // namespace foxtray::view
