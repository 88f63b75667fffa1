import { Box, Typography } from "@mui/material";
import { useNames } from "../audit/texts.ts";
import { useTexts } from "../language.ts";
import { Panel } from "../ui/panel.tsx";
import { When } from "../ui/when.tsx";
import type { Application, Status } from "./application.ts";
import { statusNames, texts } from "./texts.ts";

/** Everything that was done with it, in order. */
export function History({ application }: { application: Application }) {
  const text = useTexts(texts);
  const names = useNames();
  const states: Record<Status, string> = useTexts(statusNames);
  const events = [
    { id: "received", at: application.createdAt, who: "", what: text.arrived },
    ...application.history.map(({ id, at, actorName, action, after }) => ({
      id,
      at,
      who: actorName ?? text.site,
      what: after?.status ? text.movedTo(states[after.status]) : names.action(action),
    })),
  ];
  return (
    <Panel title={text.history}>
      <Box component="ol" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
        {events.map(({ id, at, who, what }) => (
          <Box
            component="li"
            key={id}
            sx={{
              paddingBlock: 1,
              paddingInlineStart: 2,
              borderInlineStart: 2,
              borderColor: "divider",
            }}
          >
            <Typography>
              {who && <b>{who} </b>}
              {what}
            </Typography>
            <Typography variant="caption" sx={{ color: "text.secondary" }}>
              <When at={at} />
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
