import { m } from "#text";
import { ClassBars } from "../../acoustics/class-bars.tsx";

const [first, last] = [10, 40];
const [start, end] = [8, 392];

function x(reduction: number): number {
  const within = Math.min(Math.max(reduction, first), last);
  return start + ((within - first) / (last - first)) * (end - start);
}

/** The classes side by side, and a mark where the reduction that is needed lies. */
export function ClassScale({ needed }: { needed: number }) {
  const at = x(needed);
  return (
    <svg
      viewBox="0 0 400 92"
      direction="ltr"
      role="img"
      aria-label={m.chooser_scale({ value: needed })}
      className="tabular mt-6 block w-full max-w-2xl text-[0.8125rem]"
    >
      <ClassBars x={x} last={last} top={34} height={34} />
      <path d={`M${at} 18V74`} className="stroke-ink" strokeWidth="2.5" />
      <path d={`M${at - 6} 16h12l-6 9z`} className="fill-ink" />
      <text
        x={at}
        y="11"
        textAnchor={at > 330 ? "end" : at < 70 ? "start" : "middle"}
        className="fill-ink font-semibold"
      >
        {m.chooser_difference({ value: needed })}
      </text>
    </svg>
  );
}
