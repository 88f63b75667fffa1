import { lookOf, Mark } from "./absorption-plot.tsx";

/** The mark of a curve, for legends and tables. */
export function CurveMark({ position }: { position: number }) {
  const look = lookOf(position);
  return (
    <svg viewBox="-12 -6 24 12" className="w-6 shrink-0" aria-hidden="true" focusable="false">
      <path d="M-12 0H12" className={look.line} strokeWidth="2" strokeDasharray={look.dash} />
      <Mark shape={look.shape} className={look.mark} />
    </svg>
  );
}
