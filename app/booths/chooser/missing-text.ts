import type { Missing } from "#domain/booth-chooser/place-booth.ts";
import { m } from "#text";
import { formatShort } from "../../ui/format/format-number.ts";
import { joinValues } from "../../ui/text/punctuation.ts";

/** By how much a room is too short, too narrow or too low; rounded up to the centimetre. */
export function missingText({ length, width, height }: Missing): string {
  const metres = (millimetres: number) => ({
    value: formatShort(Math.ceil(millimetres / 10) / 100),
  });
  return joinValues([
    ...(length > 0 ? [m.chooser_missing_length(metres(length))] : []),
    ...(width > 0 ? [m.chooser_missing_width(metres(width))] : []),
    ...(height > 0 ? [m.chooser_missing_height(metres(height))] : []),
  ]);
}
