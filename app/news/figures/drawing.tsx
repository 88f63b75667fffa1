import { type ComponentProps, type ReactNode, useId } from "react";
import { AxisName as PlotAxisName } from "../../acoustics/plot-words.tsx";
import { Text } from "../../ui/text/text.tsx";

/**
 * The sheet of a drawing, never mirrored: frequency, time and decibels run from left to right in
 * every language. Its words are few; what it means stands beside it.
 */
export function Drawing({
  title,
  desc,
  width,
  height,
  children,
}: {
  title: string;
  desc: string;
  width: number;
  height: number;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div dir="ltr" className="max-w-xl">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-desc`}
        className="tabular block w-full text-[0.75rem] tablet:text-[0.625rem]"
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-desc`}>{desc}</desc>
        {children}
      </svg>
    </div>
  );
}

/** The name of an axis of such a sheet, no wider than it. */
export function AxisName(props: ComponentProps<typeof PlotAxisName>) {
  return (
    <div className="max-w-xl">
      <PlotAxisName {...props} />
    </div>
  );
}

/** What a stroke or a colour in a drawing stands for. */
export function Legend({ entries }: { entries: { mark: ReactNode; text: string }[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {entries.map(({ mark, text }) => (
        <li key={text} className="flex items-center gap-2">
          <svg
            viewBox="-12 -6 24 12"
            className="w-6 shrink-0 overflow-visible"
            aria-hidden="true"
            focusable="false"
          >
            {mark}
          </svg>
          <Text>{text}</Text>
        </li>
      ))}
    </ul>
  );
}

/** What the chosen view says in one sentence. */
export function Reading({ children }: { children: string }) {
  return (
    <p className="mt-3 border-s-2 border-oak ps-3 text-[0.9375rem]">
      <Text>{children}</Text>
    </p>
  );
}
