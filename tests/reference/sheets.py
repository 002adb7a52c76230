"""The three Clever sheets as plain data, typed from docs/rules (pages G, D and H).

A bonus is a string, spelled as on the rules pages:
  actions   'RR', '+1', 'RT', 'AN'
  foxes     'fox'
  colours   'blue X', 'orange 4', 'silver ?', ...
  black     'black X or 6' (Ganz schön clever), 'black ?' (the other two)
None means no bonus.
"""

# --------------------------------------------------------------------------- Ganz schön clever

GANZ = {
    "game": "ganz-schon-clever",
    "dice": "wybgop",  # G1.1
    "colours": {"y": "yellow", "b": "blue", "g": "green", "o": "orange", "p": "purple"},
    "tracks": {  # G1.2: spaces, bonus for the last space
        "RR": (7, None),
        "+1": (7, None),
    },
    "rounds": {1: "RR", 2: "+1", 3: "RR", 4: "black X or 6"},  # G1.3
    "black": {  # G1.4
        "black X or 6": ["yellow X", "blue X", "green X", "orange 6", "purple 6"],
    },
    # G2.1: None is a printed cross
    "yellow": [
        [3, 6, 5, None],
        [2, 1, None, 5],
        [1, None, 2, 4],
        [None, 3, 4, 6],
    ],
    "yellow row bonus": ["blue X", "orange 4", "green X", "fox"],
    "yellow column points": [10, 14, 16, 20],
    "yellow diagonal bonus": "+1",  # G2.3
    # G3.1: None is no field
    "blue": [
        [None, 2, 3, 4],
        [5, 6, 7, 8],
        [9, 10, 11, 12],
    ],
    "blue row bonus": ["orange 5", "yellow X", "fox"],
    "blue column bonus": ["RR", "green X", "purple 6", "+1"],
    "blue points": [0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56],  # G3.4
    # G4.1
    "green at least": [1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6],
    "green points": [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66],
    "green bonus": [None, None, None, "+1", None, "blue X", "fox", None, "purple 6", "RR", None],
    "orange factor": [1, 1, 1, 2, 1, 1, 2, 1, 2, 1, 3],
    "orange bonus": [None, None, "RR", None, "yellow X", "+1", None, "fox", None, "purple 6", None],
    "purple bonus": [None, None, "RR", "blue X", "+1", "yellow X", "fox", "RR", "green X",
                     "orange 6", "+1"],
    "maxima": {"yellow": 60, "blue": 56, "green": 66, "orange": 96, "purple": 66},  # G6.2
    "foxes": 5,  # G6.1
}

# --------------------------------------------------------------------------- Doppelt so clever

DOPPELT = {
    "game": "doppelt-so-clever",
    "dice": "wsybgp",  # D1.1
    "colours": {"s": "silver", "y": "yellow", "b": "blue", "g": "green", "p": "pink"},
    "tracks": {  # D2.1
        "RR": (6, "fox"),
        "RT": (6, "pink ?"),
        "+1": (6, "silver ?"),
    },
    "rounds": {1: "RR", 2: "+1", 3: "RT", 4: "black ?"},  # D2.2
    "black": {  # D7.5
        "black ?": ["silver ?", "yellow ?", "blue ?", "green ?", "pink ?"],
    },
    # D3.1
    "silver rows": "ybgp",
    "silver column bonus": {1: "+1", 2: "yellow ?", 3: "fox", 4: "blue ?", 5: "green ?",
                            6: "pink ?"},
    "silver row points": [0, 2, 4, 7, 11, 16, 22],  # D3.3
    # D4.1: None is no field
    "yellow": [
        [None, 3, None, 6],
        [1, None, 2, None],
        [None, 4, None, 3],
        [2, None, 5, None],
        [None, 5, None, 4],
    ],
    "yellow row bonus": ["blue ?", "RT", "yellow ?", "green ?", "pink ?"],
    "yellow column bonus": ["RR", "+1", "silver ?", "fox"],
    "yellow points": [0, 3, 10, 21, 36, 55, 75, 96, 118, 141, 165],  # D4.4
    # D5.1
    "blue points": [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78],
    "blue bonus": [None, "RT", "yellow ?", None, "+1", "RR", "pink ?", None, "fox", "RT", None,
                   "green ?"],
    "green factor": [2, 2, 2, 1, 3, 3, 3, 2, 3, 1, 4, 1],
    "green bonus": [None, "RR", None, "blue ?", "RT", None, "fox", "silver ?", "+1", None,
                    "pink ?", "yellow ?"],
    "pink at least": [None, None, 2, 3, 4, 5, 6, 2, 3, 4, 5, 6],
    "pink bonus": [None, None, "RR", "RT", "+1", "green ?", "yellow ?", "fox", "silver ?", "RR",
                   "blue ?", "yellow ?"],
    "maxima": {"silver": 88, "yellow": 165, "blue": 78, "green": 92, "pink": 72},  # D9.2
    "foxes": 6,  # D9.1
}

# --------------------------------------------------------------------------- Clever hoch Drei

DREI = {
    "game": "clever-hoch-drei",
    "dice": "wytbnp",  # H1.1
    "colours": {"y": "yellow", "t": "turquoise", "b": "blue", "n": "brown", "p": "pink"},
    "tracks": {  # H2.1
        "RR": (7, "fox"),
        "AN": (7, "pink ?"),
        "+1": (7, "brown ?"),
    },
    "any number": ["3", "4", "5", "6", "?", "?", "?"],  # H2.1
    "rounds": {1: "RR", 2: "+1", 3: "AN", 4: "black ?"},  # H2.2
    "black": {  # H9.8
        "black ?": ["yellow ?", "turquoise ?", "blue ?", "brown ?", "pink ?"],
    },
    # H3.1
    "yellow grey": {1: 3, 2: 3, 3: 2, 4: 2, 5: 1, 6: 1},  # column: row of its grey field
    "yellow gap": {  # upper row of the gap: the bonuses of the columns 1 to 6
        1: ["RR", "AN", "pink ?", "+1", "turquoise ?", "fox"],
        2: ["AN", "turquoise ?", "blue ?", "brown ?", "yellow ?", "+1"],
    },
    "yellow row points": [0, 2, 6, 12, 20, 30, 42],  # H3.6
    # H4.1
    "turquoise tinted": {1: 6, 2: 5, 3: 3, 4: 2, 5: 1},  # row: last tinted column
    "turquoise row bonus": {1: "fox", 2: "+1", 3: "brown ?", 4: "turquoise ?", 5: None},
    "turquoise column bonus": {1: "brown ?", 2: "pink ?", 3: "yellow ?", 4: "AN", 5: "blue ?",
                               6: "RR"},
    "turquoise row points": [0, 1, 3, 6, 10, 15, 21],  # H4.7
    # H5.1, by position
    "blue points": {1: 22, 2: 17, 3: 13, 4: 9, 5: 6, 6: 3,
                    8: 3, 9: 6, 10: 9, 11: 13, 12: 17, 13: 22},
    "blue bonus": {1: "+1", 2: "pink ?", 4: "yellow ?", 5: "AN",
                   9: "RR", 10: "brown ?", 12: "turquoise ?", 13: "fox"},
    # H6.1
    "brown": [1, 5, 3, 4, 2, 6, 4, 5, 2, 1, 6, 3],
    "brown gap": {  # left field of the gap: bonus
        1: "AN", 2: "pink ?", 4: "RR", 5: "turquoise ?", 7: "+1", 8: "blue ?", 10: "yellow ?",
        11: "fox",
    },
    "brown points": [0, 2, 5, 9, 14, 20, 27, 35, 44, 54, 65, 77, 90],  # H6.3
    # H7.1
    "pink factor": [None, 1, 2, 2, 1, 2, 2, 1, 3, 2, 2, 3],
    "pink bonus": [None, "RR", "blue ?", "+1", "AN", "yellow ?", "brown ?", "RR", "fox", "blue ?",
                   "turquoise ?", "black ?"],
    "maxima": {"yellow": 126, "turquoise": 105, "blue": 68, "brown": 90, "pink": 129},  # H11.2
    "foxes": 6,  # H11.1
}

SHEETS = {data["game"]: data for data in (GANZ, DOPPELT, DREI)}
