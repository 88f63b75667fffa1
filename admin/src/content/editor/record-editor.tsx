import { Alert } from "@mui/material";
import { useEffect, useEffectEvent, useState } from "react";
import { useNotify } from "react-admin";
import { FormProvider, useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { useTexts } from "../../language.ts";
import { useAccount } from "../../office/account.tsx";
import { call } from "../../office/call.ts";
import { type Content, fromForm, toForm } from "../field.ts";
import { formOf } from "../forms.ts";
import { fieldsOf } from "../kind.ts";
import { languageName } from "../languages.ts";
import type { OfficeRecord } from "../record.ts";
import { texts } from "../texts.ts";
import { useMayChange } from "../use-may-change.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { DraftNotice } from "./draft-notice.tsx";
import { EditorProvider, type Jump } from "./editor-context.tsx";
import { goToField } from "./go-to-field.ts";
import { HistoryDrawer } from "./history-drawer.tsx";
import { dropDraft, type LocalDraft, readDraft } from "./local-draft.ts";
import { MenuEntry } from "./menu-entry.tsx";
import { same } from "./merge.ts";
import { MovedDialog } from "./moved-dialog.tsx";
import { BesidePreview } from "./preview/beside-preview.tsx";
import { LivePreview } from "./preview/live-preview.tsx";
import { useLivePreview } from "./preview/use-live-preview.ts";
import { ProblemList } from "./problem-list.tsx";
import { RecordSections } from "./record-sections.tsx";
import { RecordTitle } from "./record-title.tsx";
import { RecordToolbar } from "./record-toolbar.tsx";
import { asItIs, newAddress, pathOf, type Wanted, writtenIn } from "./saving.ts";
import { useAddedMenuEntry } from "./use-added-menu-entry.ts";
import { useGoToAskedField } from "./use-asked-field.ts";
import { useLocalDraft } from "./use-local-draft.ts";
import { useProblems } from "./use-problems.ts";
import { useSaving } from "./use-saving.ts";
import { useTranslating } from "./use-translating.ts";

type Restore = "POST /content/:kind/:id/revisions/:revision/restore";

/** One record, being written: its fields, its state, and what can be done with it. */
export function RecordEditor({
  kind,
  record,
  content,
}: {
  kind: string;
  /** None while it is new. */
  record?: OfficeRecord;
  content: Content;
}) {
  const text = useTexts(texts);
  const notify = useNotify();
  const navigate = useNavigate();
  const description = formOf(kind);
  const fields = fieldsOf(description);
  const filled = (given: Content): Content => ({ ...toForm(fields, given), id: given.id });
  const sendable = (given: Content): Content => ({ ...fromForm(fields, given), id: given.id });
  const may = useMayChange(kind);
  const { translates } = useAccount();
  const [base, setBase] = useState(record);
  const [confirmed, setConfirmed] = useState<string[]>([]);
  const [moving, setMoving] = useState<{ to: string; content: Content; wanted: Wanted }>();
  const [showsHistory, setShowsHistory] = useState(false);
  const place = { kind, id: record?.id ?? `new-${content.id}` };
  const version = base?.version ?? 0;
  const [draft, setDraft] = useState(() => latestDraft(readDraft(place, version), keptOf(record)));
  const isCurrent = draft?.version === version;

  const begun = filled(base?.content ?? content);
  const form = useForm<Content>({
    defaultValues: begun,
    ...(isCurrent && draft && { values: draft.content, resetOptions: { keepDefaultValues: true } }),
    disabled: !may && !translates,
  });
  useLocalDraft({ form, place, version, base: begun });
  useGoToAskedField();
  const addedEntry = useAddedMenuEntry({ kind, form });
  const live = useLivePreview({ seen: may && (description.seen ?? false) });
  const [pageOrder, setPageOrder] = useState<string[]>([]);
  const [jump, setJump] = useState<Jump>();
  const go = useEffectEvent((to: Jump) => goToField({ form, ...to }));
  // What hides the field has been opened by then.
  useEffect(() => {
    if (jump) go(jump);
  }, [jump]);
  const read = () => sendable(form.getValues());

  const { problems, asked, ...wrong } = useProblems({ kind, id: base?.id, form, read });
  const { save, showError, busy, clash, setClash } = useSaving({
    kind,
    form,
    base,
    confirmed,
    onSaved: take,
    onProblems: wrong.showRefused,
  });

  const { isOwnText, hasNewTexts, saveTranslation, saving } = useTranslating({
    kind,
    base,
    form,
    read,
    onSaved: takeTranslation,
    onClash: setClash,
    onRefused: showError,
  });

  function takeTranslation(saved: OfficeRecord) {
    const kept = keptOf(saved);
    dropDraft(place, version);
    setClash(undefined);
    setBase(saved);
    setDraft(kept);
    wrong.forget();
    if (!kept) form.reset(filled(saved.content));
  }

  /** On a small screen the page lies over the form. */
  function jumpTo(to: Jump) {
    if (!live.beside) live.turn(false);
    setJump(to);
  }

  /** Once, so that nothing is moved under the hands of somebody who writes. */
  function orderBy(paths: string[]) {
    if (pageOrder.length > 0) return;
    setPageOrder(paths.flatMap((path) => (path.startsWith("blocks.") ? path.slice(7) : [])));
  }

  /** A page that others know is not moved without a word. */
  function saveOrAsk(wanted: Wanted) {
    const content = read();
    const to = newAddress({ description, base, id: content.id });
    if (to) setMoving({ to, content, wanted });
    else save(content, wanted);
  }

  /** What is kept back is an unfinished work like one that lies on this machine. */
  function keptOf(from: OfficeRecord | undefined): LocalDraft | undefined {
    if (!from?.kept) return undefined;
    const { content: kept, base: begunWith, version: since, at, by } = from.kept;
    const [written, before] = [filled(Object(kept)), filled(Object(begunWith))];
    return { version: since, at, content: written, base: before, by: by ?? text.somebody };
  }

  async function keepBack() {
    if (!base) return;
    const path = `${pathOf({ kind, id: base.id })}/kept` as const;
    try {
      const body = { content: read(), version: base.version };
      const saved = await call<"PUT /content/:kind/:id/kept">({ method: "PUT", path, body });
      dropDraft(place, version);
      setBase(saved);
      setDraft(keptOf(saved));
      notify(text.keptBack, { type: "success" });
    } catch (error) {
      showError(error, { status: "draft", publishAt: null });
    }
  }

  /** The record as the server has it now is what one goes on writing. */
  function take(saved: OfficeRecord) {
    dropDraft(place, version);
    // Work on an older version stays until somebody has merged it or thrown it away.
    if (draft && (isCurrent || clash)) forgetDraft(draft);
    setConfirmed([]);
    setBase(saved);
    wrong.forget();
    form.reset(filled(saved.content));
    // Under another address this screen begins anew.
    if (saved.id !== record?.id) navigate(`/${pathOf({ kind, id: saved.id })}`, { replace: true });
  }

  async function restore(revision: number) {
    if (!base) return;
    const path = `${pathOf({ kind, id: base.id })}/revisions/${revision}/restore` as const;
    try {
      const body = { version: base.version };
      take(await call<Restore>({ method: "POST", path, body }));
      setShowsHistory(false);
      notify(text.restored, { type: "success" });
    } catch (error) {
      showError(error);
    }
  }

  function forgetDraft(forgotten: LocalDraft) {
    dropDraft(place, forgotten.version);
    setDraft(undefined);
  }

  async function discard(discarded: LocalDraft) {
    dropDraft(place, version);
    forgetDraft(discarded);
    if (!discarded.by) {
      // What was saved for later is still there below it.
      const kept = keptOf(base);
      if (kept) return setDraft(kept);
    } else if (base) {
      const path = `${pathOf({ kind, id: base.id })}/kept` as const;
      try {
        setBase(await call<"DELETE /content/:kind/:id/kept">({ method: "DELETE", path }));
      } catch (error) {
        return showError(error);
      }
    }
    if (isCurrent) form.reset(begun);
  }

  return (
    <EditorProvider
      value={{
        kind,
        outdated: base?.outdated ?? {},
        confirmed,
        confirm: (name) => setConfirmed([...confirmed, name]),
        path: base?.path ?? null,
        exists: base !== undefined,
        seen: base !== undefined && base.status !== "draft",
        addressed: description.addressed ?? false,
        translates,
        jump,
        pageOrder,
        isOwnText,
      }}
    >
      <FormProvider {...form}>
        {base && <RecordTitle kind={kind} fallback={base.id} />}
        <RecordToolbar
          kind={kind}
          description={description}
          base={base}
          busy={busy || saving}
          read={read}
          onSave={saveOrAsk}
          onKeep={keepBack}
          onTranslate={() => void saveTranslation(read())}
          hasNewTexts={hasNewTexts}
          onRefused={showError}
          live={live.open}
          onLive={live.turn}
          onHistory={() => setShowsHistory(true)}
          onChanged={take}
        />
        {!may && (
          <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
            {translates ? text.translatesOnly(languageName(translates)) : text.readOnly}
          </Alert>
        )}
        {draft && (
          <DraftNotice
            draft={draft}
            isCurrent={isCurrent}
            onDiscard={may || !draft.by ? () => discard(draft) : undefined}
            onCompare={() =>
              base &&
              setClash({
                base: sendable(draft.base),
                mine: sendable(draft.content),
                theirs: translates ? { ...base, content: writtenIn(base) } : base,
                wanted: asItIs(base),
              })
            }
          />
        )}
        {problems.length > 0 && (
          <ProblemList problems={problems} asked={asked} fields={fields} onGo={setJump} />
        )}
        {addedEntry && <Alert severity="info">{text[addedEntry]}</Alert>}
        <BesidePreview
          open={live.open}
          beside={live.beside}
          label={text.livePreview}
          onClose={() => live.turn(false)}
          preview={
            <LivePreview
              kind={kind}
              id={base?.id}
              form={form}
              read={read}
              focused={live.focused}
              onJump={jumpTo}
              onOrder={orderBy}
              onClose={() => live.turn(false)}
            />
          }
        >
          <form
            onSubmit={(event) => event.preventDefault()}
            onFocus={(event) => live.follow(event.target)}
            noValidate
          >
            <RecordSections sections={description.sections} />
          </form>
          {kind === "landing_page" && base && <MenuEntry record={base} />}
        </BesidePreview>
      </FormProvider>
      {clash && (
        <ConflictDialog
          kind={kind}
          {...clash}
          onClose={() => setClash(undefined)}
          onMerged={(merged) =>
            translates
              ? saveTranslation(merged, clash.theirs)
              : save(merged, clash.wanted, clash.theirs)
          }
        />
      )}
      {moving && (
        <MovedDialog
          from={base?.path ?? ""}
          to={moving.to}
          onClose={() => setMoving(undefined)}
          onSave={(redirect) => {
            setMoving(undefined);
            save(moving.content, { ...moving.wanted, redirect });
          }}
        />
      )}
      {showsHistory && base && (
        <HistoryDrawer
          kind={kind}
          record={base}
          mayRestore={may}
          onRestore={restore}
          onClose={() => setShowsHistory(false)}
        />
      )}
    </EditorProvider>
  );
}

/** Whichever was written last; what says the same is known by who saved it. */
function latestDraft(local: LocalDraft | undefined, kept: LocalDraft | undefined) {
  if (!local || !kept) return local ?? kept;
  return local.at > kept.at && !same(local.content, kept.content) ? local : kept;
}
