import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useNotify } from "react-admin";
import type { UseFormReturn } from "react-hook-form";
import { useTexts } from "../../language.ts";
import { useAccount } from "../../office/account.tsx";
import { call, isConflict } from "../../office/call.ts";
import { type Content, keyOf } from "../field.ts";
import type { OfficeRecord } from "../record.ts";
import { texts } from "../texts.ts";
import { changedTexts, textsOf } from "../translation/changed-texts.ts";
import { asItIs, pathOf, writtenIn } from "./saving.ts";
import type { Clash } from "./use-saving.ts";

/** What translators write and how it is saved: the texts of one language, for somebody to publish. */
export function useTranslating({
  kind,
  base,
  form,
  read,
  onSaved,
  onClash,
  onRefused,
}: {
  kind: string;
  base: OfficeRecord | undefined;
  form: UseFormReturn<Content>;
  /** What is written now, as the server wants it. */
  read: () => Content;
  onSaved: (saved: OfficeRecord) => void;
  onClash: (clash: Clash) => void;
  onRefused: (error: unknown) => void;
}) {
  const text = useTexts(texts);
  const notify = useNotify();
  const queries = useQueryClient();
  const { translates: lang } = useAccount();
  const [saving, setSaving] = useState(false);

  const ownTexts = useMemo(() => textsOf(base && writtenIn(base)), [base]);

  /** Translators write the texts there are, in their language. */
  function isOwnText(path: string): boolean {
    const [, of = "", code] = /^(.*)\.(zh|en|ar)$/.exec(path) ?? [];
    return code === lang && ownTexts.has(keyOf({ path: of, content: form.getValues() }));
  }

  function newTexts(content: Content, on: OfficeRecord): Record<string, string> {
    return lang ? changedTexts({ before: writtenIn(on), after: content, lang }) : {};
  }

  /** Whether something is written that is not saved yet. */
  function hasNewTexts(): boolean {
    return base !== undefined && Object.keys(newTexts(read(), base)).length > 0;
  }

  async function saveTranslation(content: Content, on = base) {
    if (!lang || !on) return;
    const path = `${pathOf({ kind, id: on.id })}/texts` as const;
    const body = { lang, texts: newTexts(content, on), version: on.version };
    setSaving(true);
    try {
      const saved = await call<"PUT /content/:kind/:id/texts">({ method: "PUT", path, body });
      await queries.invalidateQueries({ queryKey: [`content/${kind}`] });
      notify(text.translationSaved, { type: "success" });
      onSaved(saved);
    } catch (error) {
      if (isConflict(error)) await compare({ content, on });
      else onRefused(error);
    } finally {
      setSaving(false);
    }
  }

  async function compare({ content, on }: { content: Content; on: OfficeRecord }) {
    const now = await call<"GET /content/:kind/:id">({ path: pathOf({ kind, id: on.id }) });
    // The record is as it was: what stands in the way is another's change of an older one.
    if (now.version === on.version) return notify(text.keptBehind, { type: "error" });
    const theirs = { ...now, content: writtenIn(now) };
    onClash({ base: writtenIn(on), mine: content, theirs, wanted: asItIs(now) });
  }

  return { isOwnText, hasNewTexts, saveTranslation, saving };
}
