import type { ReactNode } from "react";
import { m } from "#text";
import { Text } from "../ui/text/text.tsx";
import { CurveMark } from "./curve-mark.tsx";
import { AxisName } from "./plot-words.tsx";
import { TimesPlot, type TimesToPlot, timeLooks } from "./times-plot.tsx";

/** The times of a room with the names of axes and curves, wherever a room is shown. */
export function TimesFigure({
  wantedName = m.calculator_wanted(),
  ...times
}: TimesToPlot & {
  /** What the recommended range is. */
  wantedName?: string;
}) {
  const { after, before, wanted } = times;
  const shown = after ?? before;
  return (
    <>
      <AxisName at="above">{m.reverberation_axis()}</AxisName>
      <div dir="ltr">
        <TimesPlot {...times} />
      </div>
      <AxisName at="below">{m.chart_axis_frequency()}</AxisName>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Key mark={<CurveMark position={timeLooks.before} />}>{m.reverberation_before()}</Key>
        {after && (
          <Key mark={<CurveMark position={timeLooks.after} />}>{m.reverberation_after()}</Key>
        )}
        {shown.uneven && (
          <Key mark={<CurveMark position={timeLooks.uneven} />}>{m.calculator_arau()}</Key>
        )}
        {wanted && (
          <Key mark={<span className="block h-3 w-6 shrink-0 bg-moss/15" />}>{wantedName}</Key>
        )}
      </ul>
    </>
  );
}

function Key({ mark, children }: { mark: ReactNode; children: string }) {
  return (
    <li className="flex items-center gap-2">
      {mark}
      <span>
        <Text>{children}</Text>
      </span>
    </li>
  );
}
