import { HeardComparison } from "../acoustics/heard-comparison.tsx";
import { Ask } from "../page-copy/ask.tsx";
import type { Route } from "./+types/home-page";
import { Booth } from "./booth.tsx";
import { Cases } from "./cases.tsx";
import { Figures } from "./figures.tsx";
import { Knowledge } from "./knowledge.tsx";
import { Room } from "./room.tsx";
import { Work } from "./work.tsx";

/** What a visitor meets after scrolling: most of the home page. */
export function FurtherDown({ home }: { home: Route.ComponentProps["loaderData"] }) {
  const {
    copy,
    comparison,
    roomToHear,
    curves,
    booth,
    rooms,
    factory,
    samples,
    figures,
    articles,
  } = home;
  return (
    <div className="*:out-of-sight">
      <HeardComparison comparison={comparison} roomToHear={roomToHear} />
      <Room copy={copy} curves={curves} />
      <Booth copy={copy} picture={booth} />
      <Cases copy={copy} rooms={rooms} />
      <Work copy={copy} />
      <Figures copy={copy} figures={figures} picture={factory} />
      <Knowledge copy={copy} articles={articles} />
      <Ask copy={copy} picture={samples} />
    </div>
  );
}
