import { m } from "#text";
import { formatNumber } from "../ui/format/format-number.ts";

/** A floor or panel area in square metres. */
export function Area({ of }: { of: number }) {
  return <bdi className="tabular">{m.square_metres({ area: formatNumber(of) })}</bdi>;
}
