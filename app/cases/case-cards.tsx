import type { CaseCard } from "#domain/cases/list-cases.ts";
import { Card, CardGrid } from "../ui/page/card.tsx";
import { dot } from "../ui/text/dot.ts";
import { Text } from "../ui/text/text.tsx";
import { casePath } from "./addresses.ts";
import { Area } from "./area.tsx";

export const cardSizes =
  "(min-width: 1344px) 410px, (min-width: 768px) 31vw, (min-width: 470px) 48vw, 92vw";

export function CaseCards({ cases, heading = "h2" }: { cases: CaseCard[]; heading?: "h2" | "h3" }) {
  return (
    <CardGrid columns={3}>
      {cases.map((one) => (
        <Card
          key={one.id}
          to={casePath(one)}
          picture={one.picture}
          shape="wide"
          sizes={cardSizes}
          heading={heading}
          title={one.title}
          text={one.summary}
          note={
            <>
              <Text>{one.place}</Text>
              {dot}
              {one.year}
              {dot}
              <Area of={one.area} />
            </>
          }
        />
      ))}
    </CardGrid>
  );
}
