import { formatNumber } from "./format-number.ts";

export function Thousands({ value, unit }: { value: number; unit?: string }) {
  return (
    <bdi className="tabular whitespace-nowrap">
      {formatNumber(value)}
      {unit && ` ${unit}`}
    </bdi>
  );
}
