import type { ReactNode } from "react";
import type { FigureName } from "#domain/figures/figure-names.ts";
import { AbsorptionCurveFigure } from "./absorption-curve.tsx";
import { BoothClassesFigure } from "./booth-classes.tsx";
import { MountingCurvesFigure } from "./mounting-curves.tsx";
import { NrcAverageFigure } from "./nrc-average.tsx";
import { PanelAreaFigure } from "./panel-area.tsx";
import { ReverberationDecayFigure } from "./reverberation-decay.tsx";
import { TwoPathsFigure } from "./two-paths.tsx";
import { WeightedRatingFigure } from "./weighted-rating.tsx";

const figures: Record<FigureName, (props: { caption: string }) => ReactNode> = {
  "absorption-curve": AbsorptionCurveFigure,
  "reverberation-decay": ReverberationDecayFigure,
  "nrc-average": NrcAverageFigure,
  "weighted-rating": WeightedRatingFigure,
  "mounting-curves": MountingCurvesFigure,
  "two-paths": TwoPathsFigure,
  "panel-area": PanelAreaFigure,
  "booth-classes": BoothClassesFigure,
};

/** One of our drawings by its name, with what the article says beneath it. */
export function ArticleFigure({ name, caption }: { name: FigureName; caption: string }) {
  const Figure = figures[name];
  return <Figure caption={caption} />;
}
