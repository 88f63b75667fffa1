import { Typography } from "@mui/material";
import { useTexts } from "../language.ts";
import { useDay } from "../ui/use-day.ts";
import type { FollowUp } from "./inquiry.ts";
import { planTexts } from "./plan-texts.ts";

/** When somebody wants to see to it again, if ever. */
export function FollowUpMark({ followUp }: { followUp: FollowUp | null }) {
  const text = useTexts(planTexts);
  const nameDay = useDay();
  if (!followUp) return null;
  const { day, state } = followUp;
  const said = {
    overdue: () => text.overdueOn(nameDay(day)),
    today: () => text.dueToday,
    planned: () => text.plannedOn(nameDay(day)),
  };
  return (
    <Typography
      variant="caption"
      component="span"
      sx={{
        display: "block",
        color: state === "overdue" ? "error.main" : "text.secondary",
        fontWeight: state === "planned" ? 400 : 600,
      }}
    >
      {said[state]()}
    </Typography>
  );
}
