import { Button } from "@mui/material";
import { useListContext, useNotify, useResourceContext } from "react-admin";
import { useTexts } from "../language.ts";
import { call } from "../office/call.ts";
import { useAct } from "../office/use-act.ts";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { texts } from "./texts.ts";

/** What can be done to the chosen records together. */
export function BulkActions() {
  const text = useTexts(texts);
  const notify = useNotify();
  const resource = useResourceContext();
  const { selectedIds, onUnselectItems, filterValues } = useListContext();
  const { act, busy } = useAct();

  async function change(wanted: "publish" | "withdraw" | "trash" | "restore") {
    const body = { ids: selectedIds, change: wanted };
    const done = await act(() =>
      call<{ changed: number; unfinished: number }>({
        method: "POST",
        path: `${resource}/bulk`,
        body,
      }),
    );
    if (!done) return;
    onUnselectItems();
    if (done.changed > 0) notify(text[`${wanted}Done`](done.changed), { type: "success" });
    else if (done.unfinished === 0) notify(text.alreadySo, { type: "info" });
    if (done.unfinished > 0) notify(text.leftUnfinished(done.unfinished), { type: "warning" });
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
