import { Box, Link } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";
import type { Status } from "../inquiries/inquiry.ts";
import { useNames } from "../inquiries/names.ts";
import { useIntl, useTexts } from "../language.ts";
import { usePermissionCheck } from "../office/account.tsx";
import { DayChart } from "./day-chart.tsx";
import { Figure, FigurePanel, Figures } from "./figure-panel.tsx";
import { ShareChart } from "./share-chart.tsx";
import { texts } from "./texts.ts";
import { type Days, useFigures } from "./use-figures.ts";

const unread = `/inquiries?filter=${encodeURIComponent(JSON.stringify({ unread: true }))}`;

export function InquiryPanel({ days }: { days: Days }) {
  const text = useTexts(texts);
  const intl = useIntl();
  const names = useNames();
  const may = usePermissionCheck();
  const numbers = new Intl.NumberFormat(intl);
  const change = new Intl.NumberFormat(intl, {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: "exceptZero",
  });
  const figures = useFigures({ of: "inquiries", days });
  return (
    <FigurePanel title={text.inquiries} figures={figures}>
      {({ total, before, unread: count, days: perDay, statuses }) => (
        <>
          <Figures>
            <Figure label={text.total}>{numbers.format(total)}</Figure>
            <Figure label={before > 0 ? text.before : text.none}>
              {before > 0 ? change.format(total / before - 1) : "–"}
            </Figure>
            <Figure label={text.unread}>
              {may("inquiries.read") ? (
                <Link component={RouterLink} to={unread} color="inherit">
                  {numbers.format(count)}
                </Link>
              ) : (
                numbers.format(count)
              )}
            </Figure>
          </Figures>
          <Box
            sx={{
              display: "grid",
              gap: 4,
              gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(0, 1fr)" },
            }}
          >
            <DayChart title={text.perDay} days={perDay} />
            <ShareChart
              title={text.byStatus}
              total={total}
              rows={statuses.map(({ name, count: of }) => ({
                name: names.status[name as Status],
                count: of,
              }))}
            />
          </Box>
        </>
      )}
    </FigurePanel>
  );
}
