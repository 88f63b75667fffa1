import { Box, Chip, Typography } from "@mui/material";
import { useListContext } from "react-admin";
import { useIntl, useTexts } from "../language.ts";
import { useAccount } from "../office/account.tsx";
import { followUpFilter, isFollowUpFilter } from "./list-filter.ts";
import { useNames } from "./names.ts";
import { planTexts } from "./plan-texts.ts";
import { useCounts } from "./status-tabs.tsx";

const states = ["overdue", "today"] as const;

/** What whoever looks wanted to see to by now; one press shows it, another all inquiries again. */
export function FollowUpChips() {
  const text = useTexts(planTexts);
  const numbers = new Intl.NumberFormat(useIntl());
  const { followUp: names } = useNames();
  const { id: person } = useAccount();
  const counts = useCounts();
  const { filterValues, setFilters } = useListContext();
  const shown = states
    .map((state) => ({
      state,
      count: counts?.followUps[state] ?? 0,
      isChosen: isFollowUpFilter({ filter: filterValues, person, state }),
    }))
    .filter(({ count, isChosen }) => count > 0 || isChosen);
  if (shown.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={text.mine}
      sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", marginBlockEnd: 1.5 }}
    >
      <Typography variant="body2" aria-hidden>
        {text.mine}
      </Typography>
      {shown.map(({ state, count, isChosen }) => (
        <Chip
          key={state}
          label={`${names[state]} ${numbers.format(count)}`}
          color={state === "overdue" ? "error" : "primary"}
          variant={isChosen ? "filled" : "outlined"}
          aria-pressed={isChosen}
          onClick={() => setFilters(isChosen ? {} : followUpFilter({ person, state }))}
        />
      ))}
    </Box>
  );
}
