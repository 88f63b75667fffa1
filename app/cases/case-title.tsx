import type { Case } from "#domain/cases/get-case.ts";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";
import { RoomDrawing } from "./room-drawing.tsx";

/** Title and summary side by side, or one below the other beside the plan of the room. */
export function CaseTitle({ shown: { title, summary, dimensions } }: { shown: Case }) {
  return (
    <header
      className={`page-width grid gap-x-16 pt-8 pb-8 ${dimensions ? "items-center gap-y-8 tablet:grid-cols-[7fr_5fr] tablet:pb-10" : "items-end gap-y-4 tablet:pt-12 tablet:pb-12 desktop:grid-cols-[7fr_5fr]"}`}
    >
      <div className={dimensions ? "grid gap-6" : "contents"}>
        <h1 className="text-[clamp(1.875rem,1.3rem+2.4vw,3.5rem)] leading-[1.1] rtl:leading-[1.35]">
          <Headline>{title}</Headline>
        </h1>
        <p className="max-w-prose text-lead text-felt">
          <Text>{summary}</Text>
        </p>
      </div>
      {dimensions && <RoomDrawing dimensions={dimensions} />}
    </header>
  );
}
