/** By which a line is known in form, table and drawing: never by its colour alone. */
export function letterOf(line: number): string {
  return String.fromCodePoint(65 + line);
}

const fills = [
  ...["fill-oak", "fill-moss", "fill-sand", "fill-felt"],
  ...["fill-oak-deep", "fill-line", "fill-moss/50", "fill-oak/45"],
];

export function fillOf(line: number): string {
  return fills[line] ?? "fill-white";
}

/** Letter and colour of a line. */
export function LineMark({ line }: { line: number }) {
  return (
    <span className="inline-flex items-baseline gap-1.5 whitespace-nowrap">
      <svg
        aria-hidden="true"
        viewBox="0 0 16 16"
        className={`size-4 shrink-0 self-center stroke-ink [print-color-adjust:exact] ${fillOf(line)}`}
      >
        <rect x="0.5" y="0.5" width="15" height="15" />
      </svg>
      <bdi className="font-semibold">{letterOf(line)}</bdi>
    </span>
  );
}
