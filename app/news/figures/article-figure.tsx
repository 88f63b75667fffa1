import type { ReactNode } from "react";
import type { FigureName } from "#domain/figures/figure-names.ts";
import type { ExampleRoom } from "#domain/figures/get-example-room.ts";
import { AbsorptionCurveFigure } from "./absorption-curve.tsx";
import { BoothClassesFigure } from "./booth-classes.tsx";
import { ExampleRoomFigure } from "./example-room.tsx";
import { MountingCurvesFigure } from "./mounting-curves.tsx";
import { NrcAverageFigure } from "./nrc-average.tsx";
import { PanelAreaFigure } from "./panel-area.tsx";
import { ReverberationDecayFigure } from "./reverberation-decay.tsx";
import { TwoPathsFigure } from "./two-paths.tsx";
import { WeightedRatingFigure } from "./weighted-rating.tsx";

type Props = {
  caption: string;
  /** Of articles that show it. */
  example: ExampleRoom | undefined;
};

const figures: Record<FigureName, (props: Props) => ReactNode> = {
  "absorption-curve": AbsorptionCurveFigure,
  "reverberation-decay": ReverberationDecayFigure,
  "nrc-average": NrcAverageFigure,
  "weighted-rating": WeightedRatingFigure,
  "mounting-curves": MountingCurvesFigure,
  "two-paths": TwoPathsFigure,
  "panel-area": PanelAreaFigure,
  "booth-classes": BoothClassesFigure,
  "example-room": ExampleRoomFigure,
};

/** One of our drawings by its name, with what the article says beneath it. */
export function ArticleFigure({ name, ...props }: Props & { name: FigureName }) {
  const Figure = figures[name];
  return <Figure {...props} />;
}
