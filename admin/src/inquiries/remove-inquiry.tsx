import { useState } from "react";
import { useNotify, useRedirect } from "react-admin";
import { useTexts } from "../language.ts";
import { call } from "../office/call.ts";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { texts } from "./texts.ts";

/** For senders who ask us to forget them. */
export function RemoveInquiry({ id }: { id: string }) {
  const text = useTexts(texts);
  const notify = useNotify();
  const redirect = useRedirect();
  const [busy, setBusy] = useState(false);

  /** The screen is left, not read anew: what it shows is gone. */
  async function remove() {
    setBusy(true);
    try {
      await call<"DELETE /inquiries/:id">({ method: "DELETE", path: `inquiries/${id}` });
      redirect("list", "inquiries");
      notify(text.removed, { type: "success" });
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: "error" });
      setBusy(false);
    }
  }

  return (
    <ConfirmButton
      color="error"
      variant="outlined"
      label={text.remove}
      question={text.removeQuestion}
      disabled={busy}
      onConfirm={remove}
    />
  );
}
