import { useRedirect } from "react-admin";
import { useTexts } from "../language.ts";
import { call } from "../office/call.ts";
import { useAct } from "../office/use-act.ts";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { texts } from "./texts.ts";

/** For senders who ask us to forget them. */
export function RemoveInquiry({ id }: { id: string }) {
  const text = useTexts(texts);
  const redirect = useRedirect();
  const { act, busy } = useAct();

  async function remove() {
    const path = `inquiries/${id}`;
    const removed = await act(() => call({ method: "DELETE", path }), { done: text.removed });
    if (removed) redirect("list", "inquiries");
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
