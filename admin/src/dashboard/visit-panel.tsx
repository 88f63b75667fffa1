import { Box } from "@mui/material";
import type { Lang } from "../inquiries/inquiry.ts";
import { useNames } from "../inquiries/names.ts";
import { useIntl, useTexts } from "../language.ts";
import { useCountryName } from "../ui/use-country-name.ts";
import { DayChart } from "./day-chart.tsx";
import { Figure, FigurePanel, Figures } from "./figure-panel.tsx";
import { ShareChart } from "./share-chart.tsx";
import { texts } from "./texts.ts";
import { type Days, useFigures } from "./use-figures.ts";

export function VisitPanel({ days }: { days: Days }) {
  const text = useTexts(texts);
  const numbers = new Intl.NumberFormat(useIntl());
  const names = useNames();
  const countryName = useCountryName();
  const figures = useFigures({ of: "visitors", days });
  return (
    <FigurePanel title={text.visitors} figures={figures}>
      {({ total, days: perDay, countries, languages, pages }) => (
        <>
          <Figures>
            <Figure label={text.total}>{numbers.format(total)}</Figure>
          </Figures>
          <DayChart title={text.visitsPerDay} days={perDay} />
          <Box
            sx={{
              display: "grid",
              gap: 4,
              marginBlockStart: 3,
              gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(3, minmax(0, 1fr))" },
            }}
          >
            <ShareChart
              title={text.byCountry}
              total={total}
              rows={countries.map(({ name, count }) => ({
                name: name === "" ? text.unknown : countryName(name),
                count,
              }))}
            />
            <ShareChart
              title={text.byLanguage}
              total={total}
              rows={languages.map(({ name, count }) => ({
                name: names.language[name as Lang] ?? name,
                count,
              }))}
            />
            <ShareChart title={text.byPage} total={total} rows={pages} />
          </Box>
        </>
      )}
    </FigurePanel>
  );
}
