import { useState } from "react";
import { HttpError, useNotify } from "react-admin";
import type { Answer } from "../api.ts";
import { useTexts } from "../language.ts";
import { call, isConflict } from "../office/call.ts";
import { type ChangeCall, changeCall } from "./change-call.ts";
import { texts } from "./texts.ts";
import { UndoOffer } from "./undo-offer.tsx";
import { useReadAnew } from "./use-read-anew.ts";

type Changed = Answer<ChangeCall>;

/** How long an offer to take something back stands. */
const offerStands = 10_000;

/** Changes inquiries, says so, and offers to take it back. */
export function useChange() {
  const text = useTexts(texts);
  const notify = useNotify();
  const readAnew = useReadAnew();
  const [busy, setBusy] = useState(false);

  async function change({
    quietly = false,
    onProblems,
    ...asked
  }: Parameters<typeof changeCall>[0] & {
    /** Opening an inquiry is nothing to talk about. */
    quietly?: boolean;
    /** Takes what is wrong with which field, where there are fields to show it. */
    onProblems?: (problems: Record<string, string>) => void;
  }): Promise<boolean> {
    setBusy(true);
    try {
      const answer = await call<ChangeCall>(changeCall(asked));
      if (!quietly) offerUndo(answer);
      await readAnew();
      return true;
    } catch (error) {
      const problems = error instanceof HttpError ? error.body?.errors : undefined;
      if (problems && onProblems) {
        onProblems(problems);
        return false;
      }
      const message = error instanceof Error ? error.message : String(error);
      notify(isConflict(error) ? text.conflict : message, { type: "error" });
      if (isConflict(error)) await readAnew();
      return false;
    } finally {
      setBusy(false);
    }
  }

  function offerUndo({ changed, undo }: Changed) {
    if (!undo) return notify(text.unchanged);
    notify(
      <UndoOffer
        message={text.changed(changed.length)}
        label={text.undo}
        onUndo={() => takeBack(undo)}
      />,
      { autoHideDuration: offerStands },
    );
  }

  async function takeBack(undo: string) {
    const path = `inquiries/undo/${undo}` as const;
    const { undone, left } = await call<"POST /inquiries/undo/:change">({ method: "POST", path });
    notify(text.undone(undone, left), { type: left === 0 ? "success" : "warning" });
  }

  return { change, busy };
}
