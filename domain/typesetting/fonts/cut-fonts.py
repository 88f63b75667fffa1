"""Cuts the fonts of PDF files out of npm packages: python cut-fonts.py <folder of @expo-google-fonts>."""

import sys
from pathlib import Path

import brotli
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

packages = Path(sys.argv[1])
here = Path(__file__).parent


def encodable(codec, leads, trails):
    """All characters of a two-byte code whose bytes lie in these ranges."""
    for lead in leads:
        for trail in trails:
            try:
                yield ord(bytes([lead, trail]).decode(codec))
            except (UnicodeDecodeError, TypeError):
                pass


basic = set(range(0x20, 0x7F)) | set(range(0xA0, 0x180)) | set(range(0x2000, 0x2070))
basic |= set(range(0x2070, 0x20A0)) | {0x20AC, 0x2122, 0x2126, 0x2190, 0x2192, 0x2212, 0x2248, 0x2264, 0x2265}
basic |= {0x3B1, 0x3BB, 0x3BC, 0x3C0, 0x3C1, 0x3C8, 0x394}
# All of GB 2312, and the frequent half of Big5.
chinese = basic | set(encodable("gb2312", range(0xA1, 0xF8), range(0xA1, 0xFF)))
chinese |= set(encodable("big5", range(0xA1, 0xC7), [*range(0x40, 0x7F), *range(0xA1, 0xFF)]))
chinese |= set(range(0x3000, 0x3040)) | set(range(0xFF00, 0xFFF0))
arabic = basic | set(range(0x600, 0x700)) | {0x200C, 0x200D, 0x200E, 0x200F, *range(0x2066, 0x206A)}
formulas = set(range(0x20, 0x7F)) | set(range(0x391, 0x3CA)) | set(range(0x1D434, 0x1D468))
formulas |= set(range(0x1D6FC, 0x1D71C)) | {0xB7, 0xD7, 0x2032, 0x210E, 0x2211, 0x2212, 0x2215, 0x2219, 0x22C5}
formulas |= {0x220F, 0x221A, 0xAF, 0x304, 0x2044, 0x2009, 0x200A, 0x2061, 0x2260, 0x2264, 0x2265}

cuts = [
    ("noto-sans-sc/400Regular/NotoSansSC_400Regular", chinese, []),
    ("noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold", chinese, []),
    ("instrument-sans/400Regular/InstrumentSans_400Regular", basic, ["kern", "liga", "tnum", "mark", "mkmk", "ccmp"]),
    ("instrument-sans/600SemiBold/InstrumentSans_600SemiBold", basic, ["kern", "liga", "tnum", "mark", "mkmk", "ccmp"]),
    ("readex-pro/400Regular/ReadexPro_400Regular", arabic, ["*"]),
    ("readex-pro/600SemiBold/ReadexPro_600SemiBold", arabic, ["*"]),
    ("noto-sans-math/400Regular/NotoSansMath_400Regular", formulas, ["ssty", "kern"]),
]
for source, characters, features in cuts:
    font = TTFont(packages / f"{source}.ttf")
    options = Options(layout_features=features, hinting=False, name_IDs=[1, 2, 3, 4, 6, 13, 14, 16, 17])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    target = here / f"{source.rsplit('/', 1)[1]}.ttf"
    font.save(target)
    packed = brotli.compress(target.read_bytes(), quality=11, lgwin=24)
    target.with_suffix(".ttf.br").write_bytes(packed)
    print(f"{target.name}: {target.stat().st_size} bytes, packed {len(packed)}")
    target.unlink()
