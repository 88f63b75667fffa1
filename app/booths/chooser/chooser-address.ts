import { example, type WishName } from "#domain/booth-chooser/read-wishes.ts";
import type { PageQuery } from "../../request/page-handle.ts";

export const chooserPath = "/booth-chooser.html";

/** Anything may be typed: what is no number is said so at its field. */
const typedText = /^[^\p{Cc}]{1,60}$/u;

export const chooserParameters: PageQuery = {
  ...Object.fromEntries(Object.keys(example).map((name) => [name, typedText])),
  booth: /^[a-z0-9-]{1,80}$/,
};

/** The same wishes with another booth in the plan. */
export function planAddress({
  typed,
  booth,
}: {
  typed: Record<WishName, string>;
  booth: string;
}): string {
  return `${chooserPath}?${new URLSearchParams({ ...typed, booth })}#plan`;
}
