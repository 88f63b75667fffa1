import type { Text } from "../language/text.ts";

/** A picture as a page shows it. `base` is the address of its variants. */
export type Picture = {
  id: string;
  base: string;
  width: number;
  height: number;
  alt: Text;
  /** A tiny blurred version as a data URI, shown until the real one is there. */
  placeholder: string;
  focal?: { x: number; y: number };
};

export const variantWidths = [160, 320, 480, 640, 800, 1080, 1440, 1920] as const;
export const variantFormats = ["avif", "webp", "jpg"] as const;
export type VariantFormat = (typeof variantFormats)[number];

/** Widths worth offering: never wider than the original, but always one. */
export function widthsFor({ width }: { width: number }): number[] {
  const offered = variantWidths.filter((candidate) => candidate <= width);
  return offered.length > 0 ? offered : [variantWidths[0]];
}

/** What link previews, feeds and search engines fetch: one file, of a width that does for most. */
export function sharedFile({ base, width }: { base: string; width: number }): string {
  const widths = widthsFor({ width });
  return `${base}/${widths.findLast((candidate) => candidate <= 1080) ?? widths[0]}.jpg`;
}

/** The hash in the address makes it immutable: another picture has another address. */
export function pictureBase({ id, hash }: { id: string; hash: string }): string {
  return `/media/${id}.${hash.slice(0, 10)}`;
}
