// foxtray_sheets FOLDER: writes every sheet in both forms as a picture, with the fields drawn over
// it, and the style sheet of the page.
#include <cstdio>
#include <fstream>
#include <string>

#include "catalog/catalog.h"
#include "drawing/drawing.h"
#include "drawing/style.h"

int main(int argc, char** argv) {
  using namespace foxtray;
  if (argc != 2) return 2;
  const std::string folder = argv[1];
  std::ofstream(folder + "/sheet.css") << drawing::page_style();
  for (const catalog::Entry& entry : catalog::games()) {
    for (const auto paper : {drawing::Paper::a4, drawing::Paper::letter}) {
      const std::string name = folder + "/" + std::string(entry.game->id) +
                               (paper == drawing::Paper::a4 ? "-a4" : "-letter");
      std::ofstream(name + ".svg") << drawing::sheet_svg(*entry.game, paper);
    }
    for (const auto form : {drawing::Form::wide, drawing::Form::tall}) {
      const std::string name = folder + "/" + std::string(entry.game->id) +
                               (form == drawing::Form::wide ? "-wide" : "-tall");
      std::ofstream(name + ".json") << drawing::drawing_json(*entry.game, form);
    }
  }
  return 0;
}
