"""Cuts readex-pro-latin.woff2 out of the Latin file on npm; README.md beside it says when and how."""

import sys

from fontTools.otlLib.builder import SingleSubstBuilder
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.hvar import add_HVAR
from fontTools.varLib.instancer import instantiateVariableFont

LETTERS = [(0x20, 0x7E)]
SIGNS = "\u00a0§©«»°±²³µ·½×÷äöüéçß\u2009\u2010–—‘’“”‹›•…″€™−"


def add_tabular_figures(font):
    """The face has none: digits of one width, each in its middle, at every weight."""
    glyphs, metrics, variations = font["glyf"], font["hmtx"], font["gvar"].variations
    names = [font.getBestCmap()[ord(digit)] for digit in "0123456789"]
    grown = {name: growth(variations[name]) for name in names}
    width = max(metrics[name][0] for name in names)
    wider = max(metrics[name][0] + grown[name] for name in names) - width
    for name in names:
        shift = round((width - metrics[name][0]) / 2)
        part = GlyphComponent()
        part.glyphName, part.x, part.y, part.flags = name, shift, 0, 0x0002
        glyph = Glyph()
        glyph.numberOfContours, glyph.components = -1, [part]
        tabular = f"{name}.tf"
        font.setGlyphOrder([*font.getGlyphOrder(), tabular])
        glyphs[tabular] = glyph
        glyph.recalcBounds(glyphs)
        metrics[tabular] = (width, metrics[name][1] + shift)
        moved = round((wider - grown[name]) / 2)
        points = [(moved, 0), (0, 0), (wider, 0), (0, 0), (0, 0)]
        variations[tabular] = [TupleVariation({"wght": (0, 1, 1)}, points)]
    font["maxp"].numGlyphs = len(font.getGlyphOrder())
    add_feature(font["GSUB"].table, "tnum", {name: f"{name}.tf" for name in names}, font)


def growth(variations):
    """How much wider the glyph is at its heaviest. The fourth-last point is its start, the next its end."""
    (heaviest,) = [one for one in variations if one.axes == {"wght": (0, 1, 1)}]
    assert len(variations) == 1
    start, end = heaviest.coordinates[-4:-2]
    return (end or (0, 0))[0] - (start or (0, 0))[0]


def add_feature(table, tag, mapping, font):
    builder = SingleSubstBuilder(font, None)
    builder.mapping = mapping
    table.LookupList.Lookup.append(builder.build())
    record = otTables.FeatureRecord()
    record.FeatureTag, record.Feature = tag, otTables.Feature()
    record.Feature.FeatureParams = None
    record.Feature.LookupListIndex = [len(table.LookupList.Lookup) - 1]
    table.FeatureList.FeatureRecord.append(record)
    for script in table.ScriptList.ScriptRecord:
        systems = [one.LangSys for one in script.Script.LangSysRecord]
        for system in [*systems, script.Script.DefaultLangSys]:
            if system:
                system.FeatureIndex.append(len(table.FeatureList.FeatureRecord) - 1)


def cut(source, target):
    font = TTFont(source)
    letters = {code for first, last in LETTERS for code in range(first, last + 1)}
    options = Options(hinting=False, name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14])
    options.layout_features = ["ccmp", "locl", "liga", "calt"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters | set(map(ord, SIGNS)))
    subsetter.subset(font)
    instantiateVariableFont(font, {"wght": (400, 400, 700)}, inplace=True)
    add_tabular_figures(font)
    del font["HVAR"]
    add_HVAR(font)
    font.flavor = "woff2"
    font.save(target)


cut(*sys.argv[1:])
