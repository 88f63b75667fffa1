import { Button } from "@mui/material";
import { useListContext, useNotify } from "react-admin";
import type { StatusChange } from "../../api.ts";
import { useTexts } from "../../language.ts";
import { call } from "../../office/call.ts";
import { useAct } from "../../office/use-act.ts";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { texts } from "../texts.ts";
import { useKind } from "../use-kind.ts";
import { bulkNotices } from "./bulk-notices.ts";

/** What can be done to the chosen records together. */
export function BulkActions() {
  const text = useTexts(texts);
  const notify = useNotify();
  const kind = useKind();
  const { selectedIds, onUnselectItems, filterValues } = useListContext();
  const { act, busy } = useAct();

  async function change(wanted: StatusChange) {
    const body = { ids: selectedIds, change: wanted };
    const done = await act(() =>
      call<"POST /content/:kind/bulk">({ method: "POST", path: `content/${kind}/bulk`, body }),
    );
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
