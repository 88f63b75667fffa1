import { useNotify } from "react-admin";
import { useTexts } from "../../language.ts";
import { call } from "../../office/call.ts";
import type { Content } from "../field.ts";
import type { OfficeRecord } from "../record.ts";
import { texts } from "../texts.ts";
import type { LocalDraft } from "./local-draft.ts";
import { pathOf, type Wanted } from "./saving.ts";
import type { Drafts } from "./use-drafts.ts";

/** Saves work for later, where others find it, and throws unfinished work away. */
export function useKeepingBack({
  kind,
  base,
  drafts,
  read,
  reset,
  onChanged,
  onRefused,
}: {
  kind: string;
  base: OfficeRecord | undefined;
  drafts: Drafts;
  /** What is written now, as the server wants it. */
  read: () => Content;
  /** Makes the form what the record is. */
  reset: () => void;
  onChanged: (record: OfficeRecord) => void;
  onRefused: (error: unknown, wanted?: Wanted) => void;
}) {
  const text = useTexts(texts);
  const notify = useNotify();
  const { isCurrent, drop, forget, leaveKept } = drafts;
  const pathTo = (record: OfficeRecord) => `${pathOf({ kind, id: record.id })}/kept` as const;

  async function keepBack() {
    if (!base) return;
    try {
      const body = { content: read(), version: base.version };
      const saved = await call<"PUT /content/:kind/:id/kept">({
        ...{ method: "PUT", path: pathTo(base), body },
      });
      onChanged(saved);
      leaveKept(saved);
      notify(text.keptBack, { type: "success" });
    } catch (error) {
      onRefused(error, { status: "draft", publishAt: null });
    }
  }

  async function discard(discarded: LocalDraft) {
    drop();
    forget(discarded);
    // What was saved for later is still there below what lies on this machine.
    if (!discarded.by && leaveKept(base)) return;
    if (discarded.by && base) {
      try {
        onChanged(
          await call<"DELETE /content/:kind/:id/kept">({ method: "DELETE", path: pathTo(base) }),
        );
      } catch (error) {
        return onRefused(error);
      }
    }
    if (isCurrent) reset();
  }

  return { keepBack, discard };
}
