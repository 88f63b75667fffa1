import { useState } from "react";
import { useNotify, useRefresh } from "react-admin";

/** Runs what a button does: once at a time, tells how it ended, and reads the screen anew. */
export function useAct() {
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);

  async function act<Answer>(
    work: () => Promise<Answer>,
    { done }: { done?: string } = {},
  ): Promise<Answer | undefined> {
    setBusy(true);
    try {
      const answer = await work();
      if (done) notify(done, { type: "success" });
      refresh();
      return answer;
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: "error" });
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  return { act, busy };
}
