/** Letters of a drawing that lie on its lines: a rim of paper keeps them legible. */
export const rimmed = {
  paintOrder: "stroke",
  strokeWidth: 3.5,
  strokeLinejoin: "round",
} as const;

/** What stands above an axis that runs upwards, and below one that runs across. */
export function AxisName({ at, children }: { at: "above" | "below"; children: string }) {
  return (
    <p dir="ltr" className={`text-sm text-felt ${at === "below" ? "text-end" : "mb-1"}`}>
      <bdi>{children}</bdi>
    </p>
  );
}
