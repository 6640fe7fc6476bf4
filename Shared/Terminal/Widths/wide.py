"""Prints the ranges of WideScalars.swift, from the Unicode data of the Python that runs it: python3 wide.py"""

import unicodedata

# Of the unassigned characters, EastAsianWidth.txt calls these wide in its head.
WIDE_WHILE_UNASSIGNED = [(0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD)]


def is_assigned(code):
    return unicodedata.category(chr(code)) != "Cn"


def is_wide(code):
    if not is_assigned(code):
        return any(first <= code <= last for first, last in WIDE_WHILE_UNASSIGNED)
    return unicodedata.east_asian_width(chr(code)) in "WF"


ranges = []
for code in filter(is_wide, range(0x110000)):
    # What is unassigned between two wide characters will be wide one day.
    if ranges and not any(is_assigned(between) for between in range(ranges[-1][1] + 1, code)):
        ranges[-1][1] = code
    else:
        ranges.append([code, code])

print("Unicode", unicodedata.unidata_version)
line = "   "
for first, last in ranges:
    entry = f" 0x{first:04X}...0x{last:04X},"
    if len(line + entry) > 118:
        print(line)
        line = "   "
    line += entry
print(line)
