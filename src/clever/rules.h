// The games of the Clever family.
#pragma once

#include "clever/sheets/clever_hoch_drei.h"
#include "clever/sheets/doppelt_so_clever.h"
#include "clever/sheets/ganz_schon_clever.h"
