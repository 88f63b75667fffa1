import { Button, Menu, MenuItem } from "@mui/material";
import { type ReactNode, useId, useState } from "react";
import { useListContext } from "react-admin";
import { useTexts } from "../language.ts";
import { ExportMenu } from "./export-menu.tsx";
import type { Change } from "./inquiry.ts";
import { useAssignees } from "./inquiry-filters.tsx";
import { LostDialog } from "./lost-dialog.tsx";
import { useNames } from "./names.ts";
import { planTexts } from "./plan-texts.ts";
import { texts } from "./texts.ts";
import { useChange } from "./use-change.tsx";

/** What can be done with all that are ticked. */
export function BulkActions() {
  const text = useTexts(texts);
  const names = useNames();
  const assignees = [{ id: null, name: text.nobody }, ...useAssignees()];
  const { selectedIds, onUnselectItems } = useListContext();
  const plan = useTexts(planTexts);
  const [asksWhy, setAsksWhy] = useState(false);
  const { change, busy } = useChange();

  async function apply(asked: Change) {
    const done = await change({ ids: selectedIds.map(String), change: asked });
    if (done) onUnselectItems();
  }

  return (
    <>
      <Choice label={text.setStatus} disabled={busy}>
        {names.statuses.map(({ id, name }) => (
          <MenuItem
            key={id}
            onClick={() => (id === "lost" ? setAsksWhy(true) : apply({ status: id }))}
          >
            {name}
          </MenuItem>
        ))}
      </Choice>
      <Choice label={text.assign} disabled={busy}>
        {assignees.map(({ id, name }) => (
          <MenuItem key={id} onClick={() => apply({ assignee: id })}>
            {name}
          </MenuItem>
        ))}
      </Choice>
      <Button size="small" disabled={busy} onClick={() => apply({ read: true })}>
        {text.markRead}
      </Button>
      <Button size="small" disabled={busy} onClick={() => apply({ read: false })}>
        {text.markUnread}
      </Button>
      <ExportMenu ids={selectedIds.map(String)} />
      {asksWhy && (
        <LostDialog
          label={plan.lostSave}
          onClose={() => setAsksWhy(false)}
          onGiven={(lost) => {
            setAsksWhy(false);
            void apply({ status: "lost", lost });
          }}
        />
      )}
    </>
  );
}

function Choice({
  label,
  disabled,
  children,
}: {
  label: string;
  disabled: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        disabled={disabled}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        onClick={() => setAnchor(null)}
      >
        {children}
      </Menu>
    </>
  );
}
