import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  MenuItem,
  TextField,
  Typography,
} from "@mui/material";
import { useState } from "react";
import { useTexts } from "../language.ts";
import { useAccount } from "../office/account.tsx";
import { AssigneeSelect } from "../ui/assignee-select.tsx";
import { Panel } from "../ui/panel.tsx";
import type { Change, Inquiry, Status } from "./inquiry.ts";
import { useAssignees } from "./inquiry-filters.tsx";
import { LostDialog } from "./lost-dialog.tsx";
import { useLostReason, useNames } from "./names.ts";
import { planTexts } from "./plan-texts.ts";
import { texts } from "./texts.ts";
import { useChange } from "./use-change.tsx";

/** What has become of it and who looks after it; saved as it is chosen. */
export function Handling({ inquiry, readOnly }: { inquiry: Inquiry; readOnly: boolean }) {
  const text = useTexts(texts);
  const names = useNames();
  const sayLost = useLostReason();
  const account = useAccount();
  const assignees = useAssignees();
  const plan = useTexts(planTexts);
  const [tell, setTell] = useState(true);
  const [asksWhy, setAsksWhy] = useState(false);
  const { change, busy } = useChange();
  const { id, version, status, lost, assignee, read, mailing } = inquiry;

  function save(asked: Change) {
    void change({ ids: [id], version, change: asked, tellAssignee: tell && mailing });
  }

  /** Lost is saved when it was said why. */
  function choose(chosen: Status) {
    if (chosen === "lost") setAsksWhy(true);
    else save({ status: chosen });
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
          onChange={({ target }) => choose(target.value as Status)}
        >
          {names.statuses.map((choice) => (
            <MenuItem key={choice.id} value={choice.id}>
              {choice.name}
            </MenuItem>
          ))}
        </TextField>
        {status === "lost" && (
          <Box>
            <Typography dir="auto" sx={{ overflowWrap: "anywhere" }}>
              {lost ? sayLost(lost) : plan.noLostReason}
            </Typography>
            {!readOnly && (
              <Button size="small" disabled={busy} onClick={() => setAsksWhy(true)}>
                {plan.changeReason}
              </Button>
            )}
          </Box>
        )}
        <AssigneeSelect
          label={text.assignee}
          nobody={text.nobody}
          assignee={assignee}
          colleagues={assignees}
          disabled={busy || readOnly}
          onChoose={(assignee) => save({ assignee })}
        />
        {!readOnly && mailing && assignees.some((person) => person.id !== account.id) && (
          <FormControlLabel
            control={<Checkbox checked={tell} onChange={(_, checked) => setTell(checked)} />}
            label={text.tellAssignee}
          />
        )}
        {!readOnly && (
          <Button size="small" disabled={busy} onClick={() => save({ read: !read })}>
            {read ? text.markUnread : text.markRead}
          </Button>
        )}
      </Box>
      {asksWhy && (
        <LostDialog
          lost={lost}
          label={status === "lost" ? plan.lostSaveReason : plan.lostSave}
          onClose={() => setAsksWhy(false)}
          onGiven={(given) => {
            setAsksWhy(false);
            save(status === "lost" ? { lost: given } : { status: "lost", lost: given });
          }}
        />
      )}
    </Panel>
  );
}
