import { Box, Chip, Tooltip, useMediaQuery } from "@mui/material";
import { FilterButton, List, TopToolbar, useNotify } from "react-admin";
import { useTexts } from "../language.ts";
import { BulkActions } from "./bulk-actions.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { FollowUpChips } from "./follow-up-chips.tsx";
import { NarrowInbox, WideInbox } from "./inbox.tsx";
import { useInquiryFilters } from "./inquiry-filters.tsx";
import { SavedFilters } from "./saved-filters.tsx";
import { StatusTabs } from "./status-tabs.tsx";
import { texts } from "./texts.ts";
import { useInquiryEvents } from "./use-inquiry-events.ts";

/** The inbox of the company. */
export function InquiryList() {
  const text = useTexts(texts);
  const notify = useNotify();
  const narrow = useMediaQuery("(max-width: 900px)");
  const live = useInquiryEvents({ onArrival: () => notify(text.arrived(1), { type: "info" }) });
  return (
    <List
      filters={useInquiryFilters()}
      sort={{ field: "createdAt", order: "DESC" }}
      perPage={25}
      exporter={false}
      empty={false}
      component="div"
      actions={<Actions live={live} />}
      sx={{ "& .RaList-main": { minWidth: 0 } }}
    >
      <StatusTabs />
      <FollowUpChips />
      <SavedFilters />
      {narrow ? <NarrowInbox /> : <WideInbox bulkActions={<BulkActions />} />}
    </List>
  );
}

function Actions({ live }: { live: boolean }) {
  const text = useTexts(texts);
  return (
    <TopToolbar sx={{ alignItems: "center" }}>
      <Tooltip title={live ? text.live : text.polled}>
        <Chip
          size="small"
          variant="outlined"
          role="status"
          label={live ? text.live : text.polled}
          icon={
            <Box
              component="span"
              aria-hidden
              sx={{
                width: 8,
                height: 8,
                "&&": { marginInlineStart: 1 },
                borderRadius: "50%",
                backgroundColor: live ? "primary.main" : "divider",
              }}
            />
          }
        />
      </Tooltip>
      <FilterButton />
      <ExportMenu />
    </TopToolbar>
  );
}
