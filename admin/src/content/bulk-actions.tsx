import { Button } from "@mui/material";
import { useListContext, useNotify, useResourceContext } from "react-admin";
import { useTexts } from "../language.ts";
import { call } from "../office/call.ts";
import { useAct } from "../office/use-act.ts";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { type Bulk, type BulkChange, bulkNotices } from "./bulk-notices.ts";
import { texts } from "./texts.ts";

/** What can be done to the chosen records together. */
export function BulkActions() {
  const text = useTexts(texts);
  const notify = useNotify();
  const resource = useResourceContext();
  const { selectedIds, onUnselectItems, filterValues } = useListContext();
  const { act, busy } = useAct();

  async function change(wanted: BulkChange) {
    const body = { ids: selectedIds, change: wanted };
    const done = await act(() => call<Bulk>({ method: "POST", path: `${resource}/bulk`, body }));
    if (!done) return;
    onUnselectItems();
    for (const { message, type } of bulkNotices({ change: wanted, done, text })) {
      notify(message, { type });
    }
  }

  if (filterValues.status === "trashed") {
    return (
      <Button disabled={busy} onClick={() => change("restore")}>
        {text.restore}
      </Button>
    );
  }
  return (
    <>
      <Button disabled={busy} onClick={() => change("publish")}>
        {text.publish}
      </Button>
      <Button disabled={busy} onClick={() => change("withdraw")}>
        {text.withdraw}
      </Button>
      <ConfirmButton
        label={text.trash}
        question={text.trashQuestion}
        onConfirm={() => change("trash")}
        disabled={busy}
        color="error"
      />
    </>
  );
}
