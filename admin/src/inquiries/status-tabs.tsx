import { Box, Tab, Tabs } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useListContext } from "react-admin";
import { useIntl, useTexts } from "../language.ts";
import { call } from "../office/call.ts";
import { type Counts, statuses } from "./inquiry.ts";
import { type InboxTab, tabOf, withTab } from "./list-filter.ts";
import { useNames } from "./names.ts";
import { texts } from "./texts.ts";

export function useCounts(): Counts | undefined {
  const { data } = useQuery({
    queryKey: ["inquiry-counts"],
    queryFn: ({ signal }) => call<"GET /inquiries/counts">({ path: "inquiries/counts", signal }),
  });
  return data;
}

/** One state at a time, with how many there are; the rest of the filter stays. */
export function StatusTabs() {
  const text = useTexts(texts);
  const names = useNames();
  const counts = useCounts();
  const { filterValues, setFilters } = useListContext();
  return (
    <Box sx={{ borderBlockEnd: 1, borderColor: "divider", marginBlockEnd: 1.5 }}>
      <Tabs
        value={tabOf(filterValues)}
        onChange={(_, tab: InboxTab) => setFilters(withTab(filterValues, tab))}
        variant="scrollable"
        scrollButtons="auto"
        aria-label={text.status}
      >
        <Tab value="all" label={text.all} />
        <Tab value="unread" label={<Counted label={text.unread} count={counts?.unread} strong />} />
        {statuses.map((name) => (
          <Tab
            key={name}
            value={name}
            label={<Counted label={names.status[name]} count={counts?.statuses[name]} />}
          />
        ))}
      </Tabs>
    </Box>
  );
}

function Counted({
  label,
  count = 0,
  strong = false,
}: {
  label: string;
  count?: number | undefined;
  strong?: boolean;
}) {
  const numbers = new Intl.NumberFormat(useIntl());
  return (
    <Box component="span" sx={{ whiteSpace: "nowrap" }}>
      {label}
      {count > 0 && (
        <Box
          component="span"
          sx={{
            marginInlineStart: 1,
            color: strong ? "secondary.main" : "text.secondary",
            fontWeight: strong ? 700 : 400,
            fontVariantNumeric: "tabular-nums",
          }}
        >
          {numbers.format(count)}
        </Box>
      )}
    </Box>
  );
}
