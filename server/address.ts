import { remember } from "./remember.ts";

const longestUrl = 8000;

/** A refusal, for an address that no page can have, or the canonical spelling of one. */
export type CanonicalUrl = { problem: { status: number; text: string } } | { path: string };

const malformed = { problem: { status: 400, text: "The address is malformed" } };

/** Plain paths need no second look; most are. */
const plain = /^(?:\/[\w.~!$&'()*+,;=:@-]+)*\/?$/;
const dots = /(?:^|\/)\.{1,2}(?:\/|$)/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const neverMeant = /[\\?#\u0000-\u001f\u007f]|%2f|%5c/i;

/**
 * Looks at the path before anything is parsed or run. Every page has one spelling, so that tricks
 * with slashes, dots and escapes lead neither to another site nor to another stored copy.
 */
export const canonicalizeUrl = remember((url): CanonicalUrl => {
  if (url.length > longestUrl) return { problem: { status: 414, text: "The address is too long" } };
  // Nothing that is kept or asked for has a NUL, wherever in the address it stands.
  if (url.includes("%00")) return malformed;
  const path = url.split("?", 1)[0] ?? "";
  if (!path.startsWith("/")) return malformed;
  if (plain.test(path) && !dots.test(path)) return { path };
  try {
    const decoded = decodeURIComponent(path);
    if (neverMeant.test(path) || neverMeant.test(decoded) || dots.test(decoded)) return malformed;
    return { path: encodeURI(decoded.replace(/\/{2,}/g, "/")) };
  } catch {
    return malformed;
  }
});
