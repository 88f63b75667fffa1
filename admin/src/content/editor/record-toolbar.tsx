import HistoryIcon from "@mui/icons-material/HistoryOutlined";
import MoreIcon from "@mui/icons-material/MoreHoriz";
import LiveIcon from "@mui/icons-material/ViewWeek";
import { Box, Button, IconButton, Menu, MenuItem, Paper, Tooltip, Typography } from "@mui/material";
import { useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import type { KindForm, StatusChange } from "../../api.ts";
import { useTexts } from "../../language.ts";
import { call } from "../../office/call.ts";
import { savingKeys } from "../../office/shortcuts.ts";
import { When } from "../../ui/when.tsx";
import type { Content } from "../field.ts";
import { duplicateOf } from "../kind.ts";
import { StatusChip } from "../lists/status-chip.tsx";
import type { OfficeRecord } from "../record.ts";
import { texts } from "../texts.ts";
import { Completeness } from "../translation/completeness.tsx";
import { countToDo } from "../translation/count-to-do.ts";
import { useMayChange } from "../use-may-change.ts";
import { useEditorContext, useIsTranslating } from "./editor-context.tsx";
import { iconOnPhones, PreviewButton } from "./preview-button.tsx";
import { pathOf, type Wanted } from "./saving.ts";
import { ScheduleDialog } from "./schedule-dialog.tsx";

type Toolbar = {
  kind: string;
  description: KindForm;
  base: OfficeRecord | undefined;
  busy: boolean;
  /** What is written now. */
  read: () => Content;
  onSave: (wanted: Wanted) => void;
  /** What is written is kept, and the site stays as it is. */
  onKeep: () => void;
  /** What a translator has written is saved, for somebody to publish. */
  onTranslate: () => void;
  hasNewTexts: () => boolean;
  onRefused: (error: unknown) => void;
  onHistory: () => void;
  /** Whether the page is seen beside the form. */
  live: boolean;
  onLive: (on: boolean) => void;
  /** The record was changed by a button, not by writing. */
  onChanged: (record: OfficeRecord) => void;
};

/** Stays in view while one writes: what state the record is in, and what to do with it. */
export function RecordToolbar(props: Toolbar) {
  const { kind, description, base, read, onRefused, onHistory, live, onLive } = props;
  const text = useTexts(texts);
  const may = useMayChange(kind);
  const isTranslating = useIsTranslating();
  return (
    <Paper
      role="toolbar"
      aria-label={text.status}
      sx={{
        position: "sticky",
        top: 64,
        zIndex: 5,
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1,
        padding: { xs: 1, sm: 1.5 },
        marginBlockEnd: 2,
      }}
    >
      <State base={base} />
      <Box
        sx={{
          marginInlineStart: "auto",
          display: "flex",
          flexWrap: "wrap",
          gap: { xs: 0.25, sm: 1 },
        }}
      >
        {base && (
          <Tooltip title={text.history}>
            <IconButton aria-label={text.history} onClick={onHistory}>
              <HistoryIcon />
            </IconButton>
          </Tooltip>
        )}
        {may && description.seen && (
          <>
            <Button
              startIcon={<LiveIcon />}
              aria-label={text.livePreview}
              aria-pressed={live}
              onClick={() => onLive(!live)}
              sx={iconOnPhones}
            >
              <span>{text.livePreview}</span>
            </Button>
            <PreviewButton kind={kind} id={base?.id} read={read} onRefused={onRefused} />
          </>
        )}
        {may && <Saving {...props} />}
        {isTranslating && base && base.status !== "trashed" && <SavingTranslation {...props} />}
      </Box>
    </Paper>
  );
}

function State({ base }: { base: OfficeRecord | undefined }) {
  const text = useTexts(texts);
  const { outdated, confirmed } = useEditorContext();
  const { isDirty } = useFormState();
  const toDo = countToDo({ content: useWatch(), outdated, confirmed });
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
      <StatusChip status={base?.status ?? "draft"} />
      <Completeness toDo={toDo} />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {base?.status === "scheduled" && (
          <>
            {text.scheduledFor}
            <When at={base.publishAt} />
            {" · "}
          </>
        )}
        {isDirty
          ? text.unsaved
          : base && (
              <>
                <When at={base.updatedAt} /> {base.updatedBy && text.by(base.updatedBy)}
              </>
            )}
      </Typography>
    </Box>
  );
}

/** Translators have one button: what they write is published by others. */
function SavingTranslation({ busy, hasNewTexts, onTranslate }: Toolbar) {
  const text = useTexts(texts);
  // Drawn anew with every key.
  useWatch();
  return (
    <Tooltip title={text.saveTranslationHint}>
      <span>
        <Button
          disabled={busy || !hasNewTexts()}
          variant="contained"
          aria-keyshortcuts={savingKeys}
          onClick={onTranslate}
        >
          {text.saveTranslation}
        </Button>
      </span>
    </Tooltip>
  );
}

function Saving({
  kind,
  description,
  base,
  busy,
  read,
  onSave,
  onKeep,
  onRefused,
  onChanged,
}: Toolbar) {
  const text = useTexts(texts);
  const { isDirty } = useFormState();
  const [scheduling, setScheduling] = useState(false);
  const status = base?.status ?? "draft";
  const live = status === "published";
  const waits = status === "scheduled";
  const publish = (publishAt: string | null) => onSave({ status: "published", publishAt });
  return (
    <>
      {!live && !description.fixed && (
        <Button
          disabled={busy}
          variant="outlined"
          aria-keyshortcuts={savingKeys}
          onClick={() =>
            waits ? publish(base?.publishAt ?? null) : onSave({ status: "draft", publishAt: null })
          }
        >
          {waits ? text.save : text.saveDraft}
        </Button>
      )}
      {!live && !description.fixed && (
        <Button disabled={busy} onClick={() => setScheduling(true)}>
          {text.schedule}
        </Button>
      )}
      {live && (
        <Tooltip title={text.keepBackHint}>
          <span>
            <Button
              disabled={busy || !isDirty}
              variant="outlined"
              aria-keyshortcuts={savingKeys}
              onClick={onKeep}
            >
              {text.keepBack}
            </Button>
          </span>
        </Tooltip>
      )}
      <Button disabled={busy} variant="contained" onClick={() => publish(null)}>
        {live || description.fixed ? text.saveLive : waits ? text.publishNow : text.publish}
      </Button>
      {base && !description.fixed && (
        <Actions
          kind={kind}
          description={description}
          base={base}
          read={read}
          onRefused={onRefused}
          onChanged={onChanged}
        />
      )}
      {scheduling && (
        <ScheduleDialog
          publishAt={base?.publishAt ?? null}
          onClose={() => setScheduling(false)}
          onSchedule={(at) => {
            setScheduling(false);
            publish(at);
          }}
        />
      )}
    </>
  );
}

/** What one does seldom. */
function Actions({
  kind,
  description,
  base,
  read,
  onRefused,
  onChanged,
}: Pick<Toolbar, "kind" | "description" | "read" | "onRefused" | "onChanged"> & {
  base: OfficeRecord;
}) {
  const text = useTexts(texts);
  const navigate = useNavigate();
  const [at, setAt] = useState<HTMLElement | null>(null);

  async function change(wanted: StatusChange) {
    setAt(null);
    try {
      const body = { ids: [base.id], change: wanted };
      await call<"POST /content/:kind/bulk">({
        method: "POST",
        path: `content/${kind}/bulk`,
        body,
      });
      onChanged(await call<"GET /content/:kind/:id">({ path: pathOf({ kind, id: base.id }) }));
    } catch (error) {
      onRefused(error);
    }
  }

  function duplicate() {
    const content = read();
    const copied = duplicateOf({ form: description, content });
    navigate(`/content/${kind}/create`, { state: { copied } });
  }

  const withdrawn = base.status === "published" || base.status === "scheduled";
  const trashed = base.status === "trashed";
  return (
    <>
      <Tooltip title={text.actions}>
        <IconButton aria-label={text.actions} onClick={(event) => setAt(event.currentTarget)}>
          <MoreIcon />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={at} open={at !== null} onClose={() => setAt(null)}>
        <MenuItem onClick={duplicate}>{text.duplicate}</MenuItem>
        {withdrawn && <MenuItem onClick={() => change("withdraw")}>{text.withdraw}</MenuItem>}
        {trashed ? (
          <MenuItem onClick={() => change("restore")}>{text.restore}</MenuItem>
        ) : (
          <MenuItem onClick={() => change("trash")}>{text.trash}</MenuItem>
        )}
      </Menu>
    </>
  );
}
