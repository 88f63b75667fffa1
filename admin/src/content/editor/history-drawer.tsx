import CloseIcon from "@mui/icons-material/Close";
import {
  Box,
  Button,
  Drawer,
  IconButton,
  List,
  ListItemButton,
  ListItemText,
  Typography,
} from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNames } from "../../audit/texts.ts";
import { useTexts } from "../../language.ts";
import { call } from "../../office/call.ts";
import { DifferenceTable } from "../../ui/difference-table.tsx";
import { When } from "../../ui/when.tsx";
import { isObject } from "../field.ts";
import type { OfficeRecord } from "../record.ts";
import { texts } from "../texts.ts";
import { useWording } from "../use-wording.ts";
import { pathOf } from "./saving.ts";

/** What the record was before each change, how that differs from now, and a way back. */
export function HistoryDrawer({
  kind,
  record,
  mayRestore,
  onRestore,
  onClose,
}: {
  kind: string;
  record: OfficeRecord;
  mayRestore: boolean;
  onRestore: (revision: number) => void;
  onClose: () => void;
}) {
  const text = useTexts(texts);
  const names = useNames();
  const wording = useWording(kind);
  const [chosen, setChosen] = useState<number>();
  const path = `${pathOf({ kind, id: record.id })}/revisions` as const;
  const { data } = useQuery({
    queryKey: ["content", kind, record.id, "revisions", record.version],
    queryFn: ({ signal }) => call<"GET /content/:kind/:id/revisions">({ path, signal }),
  });
  const { data: kept } = useQuery({
    queryKey: ["content", kind, record.id, "revision", chosen],
    queryFn: ({ signal }) =>
      call<"GET /content/:kind/:id/revisions/:revision">({ path: `${path}/${chosen}`, signal }),
    enabled: chosen !== undefined,
  });
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { "aria-label": text.history, role: "dialog" } }}
    >
      <Box sx={{ width: { xs: "100vw", md: 880 }, padding: 3 }}>
        <Box sx={{ display: "flex", alignItems: "center" }}>
          <Typography variant="h5" component="h2" sx={{ marginInlineEnd: "auto" }}>
            {text.history}
          </Typography>
          <IconButton aria-label={text.close} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Box>
        <Typography sx={{ color: "text.secondary" }}>
          {data?.rows.length === 0 ? text.historyEmpty : text.historyLead}
        </Typography>
        <Box
          sx={{
            display: "grid",
            gap: 3,
            gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "260px minmax(0, 1fr)" },
          }}
        >
          <List dense>
            {data?.rows.map(({ id, changedAt, changedByName, action }) => (
              <ListItemButton key={id} selected={id === chosen} onClick={() => setChosen(id)}>
                <ListItemText
                  primary={<When at={changedAt} />}
                  secondary={`${names.action(action)} · ${changedByName ?? text.somebody}`}
                />
              </ListItemButton>
            ))}
          </List>
          {kept && chosen !== undefined && (
            <Box sx={{ marginBlockStart: 1 }}>
              <Box sx={{ display: "flex", alignItems: "center", marginBlockEnd: 1 }}>
                <Typography variant="h6" component="h3" sx={{ marginInlineEnd: "auto" }}>
                  {text.compared}
                </Typography>
                {mayRestore && (
                  <Button variant="contained" onClick={() => onRestore(chosen)}>
                    {text.restoreRevision}
                  </Button>
                )}
              </Box>
              <DifferenceTable before={stateOf(kept)} after={stateOf(record)} {...wording} />
            </Box>
          )}
        </Box>
      </Box>
    </Drawer>
  );
}

function stateOf({ content, status }: { content: unknown; status: string }) {
  return { ...(isObject(content) && content), status };
}
