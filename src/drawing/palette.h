// The colours of everything that foxtray draws, by day and by night. The page's style sheet and the
// one of a printed page are both made of them.
#pragma once

#include <array>
#include <string_view>

namespace foxtray::drawing {

/// What a colour is used for, the first one under its bare name. Text in `ink` on `soft`, on `tint`
/// or on a field, and in `on` on the main shade, has a contrast of at least 4.5 to 1; a `line` on
/// `soft` or a field about 3 to 1.
inline constexpr std::array<std::string_view, 6> kRoles = {"main", "soft", "tint",
                                                           "line", "ink",  "on"};

struct Colour {
  std::string_view name;
  std::array<std::string_view, kRoles.size()> shade;  // by role
};

using Palette = std::array<Colour, 16>;
// The first three are those of what belongs to no colour, of actions, and of black bonuses.
// clang-format off
inline constexpr Palette kDay = {{
    {"plain", {"#5f574c", "#f3eee5", "#d9d4ca", "#978d7f", "#2a2620", "#ffffff"}},
    {"action", {"#fffdf9", "#f3eee5", "#d9d4ca", "#978d7f", "#2a2620", "#2a2620"}},
    {"black", {"#2a2620", "#f3eee5", "#d9d4ca", "#2a2620", "#2a2620", "#fffdf9"}},
    {"white", {"#73716e", "#f1f1ef", "#dad9d6", "#8d8c8a", "#464542", "#ffffff"}},
    {"yellow", {"#efbd24", "#fff3d6", "#fdde93", "#b88923", "#694501", "#372100"}},
    {"blue", {"#2572be", "#e7f2ff", "#bfdcfe", "#6590c0", "#06467e", "#ffffff"}},
    {"green", {"#318349", "#e3f7e6", "#b8e7c0", "#6b9974", "#125327", "#ffffff"}},
    {"orange", {"#b85a03", "#feede3", "#ffcdb0", "#b97c56", "#6d3200", "#ffffff"}},
    {"purple", {"#7949a0", "#f6ecff", "#e6cdfe", "#9b7eb5", "#563172", "#ffffff"}},
    {"silver", {"#69717b", "#eff1f4", "#d4dae0", "#888d93", "#40464d", "#ffffff"}},
    {"turquoise", {"#088285", "#def7f7", "#abe6e7", "#5d989a", "#015052", "#ffffff"}},
    {"brown", {"#815535", "#fceee5", "#f2d2be", "#a38572", "#5e3c24", "#ffffff"}},
    {"pink", {"#b83971", "#feebf1", "#ffc7da", "#bf708d", "#742246", "#ffffff"}},
    {"red", {"#bf3b35", "#feecea", "#fecbc4", "#c47269", "#78231f", "#ffffff"}},
    {"wizard", {"#6468af", "#eef0ff", "#d1d6fe", "#8488b5", "#3c3e73", "#ffffff"}},
    {"jester", {"#81667e", "#f6eef5", "#e5d2e3", "#978695", "#523d4f", "#ffffff"}},
}};
inline constexpr Palette kNight = {{
    {"plain", {"#b3a999", "#2b2722", "#4a443b", "#7d7467", "#efe9de", "#191713"}},
    {"action", {"#191713", "#2b2722", "#4a443b", "#7d7467", "#efe9de", "#efe9de"}},
    {"black", {"#efe9de", "#2b2722", "#4a443b", "#efe9de", "#efe9de", "#191713"}},
    {"white", {"#b2b1ae", "#2a2a29", "#484846", "#757472", "#dededc", "#1b1b1a"}},
    {"yellow", {"#f4cc67", "#322911", "#574514", "#88723a", "#edddb5", "#221903"}},
    {"blue", {"#7bb5f6", "#1b2b3d", "#2a4a6c", "#5277a1", "#c7e1fe", "#0c1b2d"}},
    {"green", {"#84c391", "#1d2f21", "#2f5136", "#588060", "#c8e8ce", "#0d1f11"}},
    {"orange", {"#ed9a67", "#3a2417", "#653c22", "#9a6747", "#fdd5bd", "#291508"}},
    {"purple", {"#c59ee8", "#302539", "#523d65", "#816898", "#e8d5fb", "#201529"}},
    {"silver", {"#abb2ba", "#282a2d", "#44484d", "#71757a", "#dbdee3", "#191b1d"}},
    {"turquoise", {"#6fc1c3", "#172f2f", "#225051", "#4c7f80", "#c0e7e8", "#071f20"}},
    {"brown", {"#c39b81", "#33271f", "#584334", "#886e5e", "#efd9cc", "#231810"}},
    {"pink", {"#f28db2", "#3a222a", "#653748", "#9a6075", "#fed0de", "#29121b"}},
    {"red", {"#f98f84", "#3c221f", "#683833", "#9e625b", "#fed2cc", "#2b1310"}},
    {"wizard", {"#a6abe9", "#27283a", "#424465", "#6d7198", "#d8dcfc", "#18192a"}},
    {"jester", {"#c0a8bd", "#2f272e", "#50434e", "#7e6f7c", "#e6d9e4", "#1f181e"}},
}};
// clang-format on

/// A shade that does not change with the colour around it.
struct Fixed {
  std::string_view name;
  std::string_view day;
  std::string_view night;
  std::string_view print;
};
inline constexpr std::array<Fixed, 6> kFixed = {{
    {"sheet", "#fffdf9", "#1f1c18", "none"},
    {"sheet-field", "#fffdf9", "#191713", "#ffffff"},
    {"sheet-grey", "#d5d0c6", "#4a443b", "#d9d9d9"},
    {"fox-coat", "#d96a1d", "#ee8a45", "#e98b47"},
    {"fox-muzzle", "#fff6ea", "#fff1e0", "#ffffff"},
    {"fox-eye", "#2a1a10", "#2a1a10", "#2a1a10"},
}};

}  // namespace foxtray::drawing
