import { Box, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Show, useRecordContext } from "react-admin";
import { useWording } from "../content/use-wording.ts";
import { useTexts } from "../language.ts";
import { DifferenceTable } from "../ui/difference-table.tsx";
import { Panel } from "../ui/panel.tsx";
import { When } from "../ui/when.tsx";
import type { AuditEntry, WholeAuditEntry } from "./entry.ts";
import { texts, useNames } from "./texts.ts";

export function AuditShow() {
  const text = useTexts(texts);
  return (
    <Show title={text.entry} component="div" actions={false}>
      <Entry />
    </Show>
  );
}

function Entry() {
  const text = useTexts(texts);
  const names = useNames();
  const entry = useRecordContext<AuditEntry | WholeAuditEntry>();
  const wording = useWording(entry?.kind ?? "");
  if (!entry) return null;
  const named = names.record(entry);
  return (
    <>
      <Panel title={`${names.action(entry.action)} · ${names.kind(entry.kind)}`}>
        <Box
          component="dl"
          sx={{
            display: "grid",
            gridTemplateColumns: { xs: "1fr", sm: "auto 1fr" },
            columnGap: 4,
            rowGap: 1,
            margin: 0,
          }}
        >
          <Fact label={text.at}>
            <When at={entry.at} />
          </Fact>
          <Fact label={text.actor}>{entry.actor?.name ?? text.site}</Fact>
          <Fact label={text.record}>
            {named !== entry.recordId && named} <bdi>{entry.recordId}</bdi>
          </Fact>
          <Fact label={text.ip}>{entry.ip ?? "–"}</Fact>
        </Box>
      </Panel>
      {"before" in entry && (entry.before || entry.after) && (
        <Panel title={text.change}>
          <DifferenceTable before={entry.before} after={entry.after} {...wording} />
        </Panel>
      )}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" sx={{ color: "text.secondary" }}>
        {label}
      </Typography>
      <Typography component="dd" sx={{ margin: 0, overflowWrap: "anywhere" }}>
        {children}
      </Typography>
    </>
  );
}
