import { Alert } from "@mui/material";
import { useState } from "react";
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
import { EditorProvider } from "./editor-context.tsx";
import { HistoryDrawer } from "./history-drawer.tsx";
import { MenuEntry } from "./menu-entry.tsx";
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
import { useDrafts } from "./use-drafts.ts";
import { useJumping } from "./use-jumping.ts";
import { useKeepingBack } from "./use-keeping-back.ts";
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
  const drafts = useDrafts({ place, record, version, filled });
  const { draft, isCurrent } = drafts;

  const begun = filled(base?.content ?? content);
  const form = useForm<Content>({
    defaultValues: begun,
    ...(isCurrent && draft && { values: draft.content, resetOptions: { keepDefaultValues: true } }),
    disabled: !may && !translates,
  });
  useLocalDraft({ form, place, version, base: begun });
  useGoToAskedField();
  const addedEntry = useAddedMenuEntry({ kind, form });
  const [jump, setJump] = useJumping(form);
  const live = useLivePreview({ seen: may && (description.seen ?? false), onJump: setJump });
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

  const { keepBack, discard } = useKeepingBack({
    ...{ kind, base, drafts, read },
    reset: () => form.reset(begun),
    onChanged: setBase,
    onRefused: showError,
  });

  function takeTranslation(saved: OfficeRecord) {
    setClash(undefined);
    setBase(saved);
    wrong.forget();
    if (!drafts.leaveKept(saved)) form.reset(filled(saved.content));
  }

  /** A page that others know is not moved without a word. */
  function saveOrAsk(wanted: Wanted) {
    const content = read();
    const to = newAddress({ description, base, id: content.id });
    if (to) setMoving({ to, content, wanted });
    else save(content, wanted);
  }

  /** The record as the server has it now is what one goes on writing. */
  function take(saved: OfficeRecord) {
    drafts.drop();
    // Work on an older version stays until somebody has merged it or thrown it away.
    if (draft && (isCurrent || clash)) drafts.forget(draft);
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
        pageOrder: live.pageOrder,
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
              onJump={live.jumpTo}
              onOrder={live.orderBy}
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
