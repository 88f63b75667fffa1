/// <reference path="./saxen.d.ts" />
import { Parser } from "saxen";
import { z } from "zod";
import { isStorable } from "../../text/typed-text.ts";
import type { Piece } from "./marks.ts";
import { xliffLimits } from "./xliff-limits.ts";

/** A text as an agency has sent it back. */
export type TranslatedUnit = {
  /** The record and the text in it, as they were named when it was sent out. */
  original: string;
  path: string;
  source: Piece[];
  target: Piece[];
};

export type XliffReading =
  | { refused: "xliff-unreadable" | "xliff-too-large" }
  | { from: string; to: string; units: TranslatedUnit[] };

class Refused extends Error {
  readonly reason: "xliff-unreadable" | "xliff-too-large";
  constructor(reason: Refused["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

/** Reads XLIFF 1.2 as `write-xliff.ts` writes it and tools of translators change it. */
export async function readXliffFile(bytes: Uint8Array): Promise<XliffReading> {
  try {
    const xml = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return readFiles(xml);
  } catch (error) {
    return { refused: error instanceof Refused ? error.reason : "xliff-unreadable" };
  }
}

const fileAttributes = z.object({
  original: z.string().min(3).max(300),
  "source-language": z.string(),
  "target-language": z.string(),
});

type Open = { name: string; pieces?: Piece[] };

function readFiles(xml: string): XliffReading {
  const units: TranslatedUnit[] = [];
  const pairs = new Set<string>();
  const open: Open[] = [];
  let file: z.infer<typeof fileAttributes> | undefined;
  let unit: TranslatedUnit | undefined;

  /** Where words and marks go: the innermost that takes them, within a source or target. */
  const into = () => open.at(-1)?.pieces;
  const openTag = (name: string, attributes: Record<string, string>) => {
    if (open.length > xliffLimits.depth) throw new Refused("xliff-too-large");
    if (open.length === 0 && (name !== "xliff" || !attributes.version?.startsWith("1."))) {
      throw new Refused("xliff-unreadable");
    }
    if (name === "file") {
      file = fileAttributes.parse(attributes);
      pairs.add(`${file["source-language"]} ${file["target-language"]}`);
    }
    if (name === "trans-unit") {
      if (!file) throw new Refused("xliff-unreadable");
      unit = { original: file.original, path: attributes.id ?? "", source: [], target: [] };
      units.push(unit);
      if (units.length > xliffLimits.texts) throw new Refused("xliff-too-large");
    }
    open.push(takenBy({ name, attributes, unit, parent: open.at(-1), into: into() }));
  };

  const parser = new Parser()
    .on("error", () => {
      throw new Refused("xliff-unreadable");
    })
    // Who defines entities means them to multiply.
    .on("attention", () => {
      throw new Refused("xliff-unreadable");
    })
    .on("openTag", (name, attributes, decode) => {
      const decoded = Object.entries(attributes()).map(([key, value]) => [key, decode(value)]);
      openTag(name, Object.fromEntries(decoded));
    })
    .on("closeTag", () => {
      open.pop();
    })
    .on("text", (text, decode) => {
      into()?.push(kept(decode(text)));
    })
    .on("cdata", (text) => {
      into()?.push(kept(text));
    });
  parser.parse(xml);

  const [pair, ...others] = pairs;
  if (!pair || others.length > 0) throw new Refused("xliff-unreadable");
  const [from = "", to = ""] = pair.split(" ");
  return { from, to, units };
}

function takenBy({
  name,
  attributes,
  unit,
  parent,
  into,
}: {
  name: string;
  attributes: Record<string, string>;
  unit: TranslatedUnit | undefined;
  parent: Open | undefined;
  into: Piece[] | undefined;
}): Open {
  // Suggestions of a tool have sources and targets too, but not of the text itself.
  if (parent?.name === "trans-unit" && unit && (name === "source" || name === "target")) {
    return { name, pieces: unit[name] };
  }
  if (!into) return { name };
  const mark = attributes.id ?? "";
  if (name === "g") {
    const within: Piece[] = [];
    into.push({ mark, within });
    return { name, pieces: within };
  }
  if (name === "x") {
    into.push({ mark });
    return { name };
  }
  // A tool marks its segments; what else it may put in is none of our marks.
  if (name === "mrk") return { name, pieces: into };
  into.push({ mark: "" });
  return { name };
}

function kept(text: string): string {
  if (!isStorable(text)) throw new Refused("xliff-unreadable");
  return text;
}
