import { Box, ToggleButton, ToggleButtonGroup, Typography } from "@mui/material";
import { useState } from "react";
import { Title } from "react-admin";
import { useTexts } from "../language.ts";
import { usePermissionCheck } from "../office/account.tsx";
import { Alarms } from "./alarms.tsx";
import { BackupPanel } from "./backup-panel.tsx";
import { EndingPanel } from "./ending-panel.tsx";
import { InquiryPanel } from "./inquiry-panel.tsx";
import { SearchPanel } from "./search-panel.tsx";
import { texts } from "./texts.ts";
import { UnfinishedPanel } from "./unfinished-panel.tsx";
import { type Days, periods } from "./use-figures.ts";
import { VisitPanel } from "./visit-panel.tsx";
import { WaitingPanel } from "./waiting-panel.tsx";

/** How the site and its inquiries do. */
export function DashboardPage() {
  const text = useTexts(texts);
  const may = usePermissionCheck();
  // What people search for and what is unfinished is for those who write, and who read drafts.
  const mayRead = may("content.read");
  // How many come and ask is not for translators.
  const counts = may("figures.read");
  // How inquiries do is for those who answer them, and for those who only look on.
  const sells = may("inquiries.read") || !(may("content.change") || may("applications.read"));
  // Those who hire have nothing to do with visits.
  const hires = may("applications.read") && !may("inquiries.read");
  const [days, setDays] = useState<Days>(30);
  return (
    <Box sx={{ maxWidth: 1280 }}>
      <Title title={text.title} />
      <Alarms />
      <WaitingPanel />
      {may("content.change") && <EndingPanel />}
      {counts && (
        <Box
          sx={{
            display: "flex",
            flexWrap: "wrap",
            gap: 2,
            alignItems: "center",
            marginBlockEnd: 3,
          }}
        >
          <ToggleButtonGroup
            exclusive
            size="small"
            value={days}
            aria-label={text.period}
            onChange={(_, chosen: Days | null) => chosen && setDays(chosen)}
            sx={{ flexWrap: "wrap" }}
          >
            {periods.map((period) => (
              <ToggleButton key={period} value={period} sx={{ textTransform: "none" }}>
                {text.days(period)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {text.zone}
          </Typography>
        </Box>
      )}
      {counts && sells && <InquiryPanel days={days} />}
      {counts && !hires && <VisitPanel days={days} />}
      {mayRead && (
        <Box
          sx={{
            display: "grid",
            gap: { xs: 0, lg: 3 },
            gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
          }}
        >
          <SearchPanel days={days} />
          <UnfinishedPanel />
        </Box>
      )}
      {may("backups.read") && <BackupPanel />}
    </Box>
  );
}
