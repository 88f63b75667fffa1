import type { Pair } from "../text/chinese.ts";
import type { ReadValue } from "../values/read-values.ts";
import type { Alternatives } from "./alternatives.ts";

/** One thing that a query asks for. */
export type Term = {
  /** As it was typed. */
  text: string;
  /** How it is found: by itself, and by what means the same. */
  own: Alternatives;
  wide: Alternatives;
  /** Tokens that need only begin so. */
  beginnings: string[];
  /** Whether a page must have it: hints it need not, and a guess may be wrong. */
  bond: Pair["bond"];
  /** The folded word, where one may be mistyped or typed only in part. */
  word: string | undefined;
  /** The value of products that it asks for, where it asks for one. */
  value?: ReadValue | undefined;
};
