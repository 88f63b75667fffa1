import type { Text as TextValue } from "#domain/language/text.ts";
import { Text } from "../ui/text/text.tsx";

/** A number of cases and what it counts; Arabic names the thing first. */
export function Count({
  of,
  label,
  quiet = false,
}: {
  of: number;
  label: TextValue | undefined;
  /** On a phone only the number is shown. */
  quiet?: boolean;
}) {
  return (
    <span className="inline-flex items-baseline gap-1.5 rtl:flex-row-reverse">
      <span className="tabular text-lg font-semibold text-ink">{of}</span>
      <span className={quiet ? "sr-only tablet:not-sr-only" : ""}>
        <Text>{label}</Text>
      </span>
    </span>
  );
}
