import type { Localized } from "../../language/localized.ts";
import { cacheUntilContentChanges } from "../../records/content-cache.ts";
import { published } from "../../records/published.ts";
import { fold } from "../text/fold.ts";
import { type Piece, splitText } from "../text/pieces.ts";
import { simplify } from "../text/simplify.ts";
import type { ShortcutContent } from "./shortcut-content.ts";

/** A page that visitors ask for in words of their own. */
export type Shortcut = {
  path: string;
  title: Localized;
  summary: Localized;
  whole: boolean;
  /** What they type, in pieces, the longest first. */
  phrases: Piece[][];
  /** The same as whole texts in folded letters, which a query may begin. */
  typed: string[];
};

/** The shortcuts that staff have written. */
export function getShortcuts(): Promise<Shortcut[]> {
  return cacheUntilContentChanges("shortcuts", async () => {
    const rows = await published("shortcut")
      .orderBy("position")
      .orderBy("id")
      .select("content")
      .execute();
    return rows.map(({ content }) => readShortcut(content));
  });
}

export function readShortcut({ path, title, summary, whole, phrases }: ShortcutContent): Shortcut {
  return {
    ...{ path, title, summary },
    whole: whole ?? false,
    phrases: phrases.map(splitText).filter((pieces) => pieces.length > 0),
    typed: phrases.map(asTyped),
  };
}

/** A text as it compares with the beginning of another. */
export function asTyped(text: string): string {
  return simplify(fold(text)).replace(/\s+/g, " ").trim();
}
