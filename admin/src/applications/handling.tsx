import { Box, MenuItem, TextField } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../language.ts";
import { call } from "../office/call.ts";
import { useAct } from "../office/use-act.ts";
import { AssigneeSelect } from "../ui/assignee-select.tsx";
import { Panel } from "../ui/panel.tsx";
import { type Application, type Status, statuses } from "./application.ts";
import { statusNames, texts } from "./texts.ts";

/** How it stands and who looks after it; saved as it is chosen. */
export function Handling({
  application: { id, version, status, assignee, email },
  readOnly,
}: {
  application: Application;
  readOnly: boolean;
}) {
  const text = useTexts(texts);
  const names: Record<Status, string> = useTexts(statusNames);
  const { act, busy } = useAct();
  const { data: recruiters = [] } = useQuery({
    queryKey: ["applications", "recruiters"],
    queryFn: ({ signal }) =>
      call<"GET /applications/recruiters">({ path: "applications/recruiters", signal }),
  });

  function save(change: { status?: Status; assignee?: string | null }) {
    const body = { ...change, version };
    void act(
      () => call<"PUT /applications/:id">({ method: "PUT", path: `applications/${id}`, body }),
      { done: text.saved },
    );
  }

  return (
    <Panel title={text.handling}>
      <Box sx={{ display: "grid", gap: 2 }}>
        <TextField
          select
          fullWidth
          label={text.status}
          value={status}
          disabled={busy || readOnly}
          helperText={email && !readOnly ? text.mailHint : undefined}
          onChange={(event) => save({ status: event.target.value as Status })}
        >
          {statuses.map((name) => (
            <MenuItem key={name} value={name}>
              {names[name]}
            </MenuItem>
          ))}
        </TextField>
        <AssigneeSelect
          label={text.assignee}
          nobody={text.nobody}
          assignee={assignee}
          colleagues={recruiters}
          disabled={busy || readOnly}
          onChoose={(assignee) => save({ assignee })}
        />
      </Box>
    </Panel>
  );
}
