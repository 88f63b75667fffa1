import CloseIcon from "@mui/icons-material/Close";
import {
  Box,
  CircularProgress,
  IconButton,
  Paper,
  ToggleButton,
  ToggleButtonGroup,
  Tooltip,
  Typography,
} from "@mui/material";
import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Lang } from "../../../api.ts";
import { useLanguage, useTexts } from "../../../language.ts";
import type { Content } from "../../field.ts";
import { contentLanguages, languageName } from "../../languages.ts";
import { texts } from "../../texts.ts";
import type { Jump } from "../editor-context.tsx";
import { PreviewFrame, type Shown } from "./preview-frame.tsx";
import { type ShownPreview, usePreview } from "./use-preview.ts";

const screens = { widePreview: 1280, mediumPreview: 768, narrowPreview: 390 } as const;
type Screen = keyof typeof screens;
const screenNames = Object.keys(screens) as Screen[];

/** The page beside its form: it follows what is written, and leads to the field that is clicked. */
export function LivePreview({
  kind,
  id,
  form,
  read,
  focused,
  onJump,
  onOrder,
  onClose,
}: {
  kind: string;
  id: string | undefined;
  form: UseFormReturn<Content>;
  read: () => Content;
  focused: { path: string; lang: Lang | undefined } | undefined;
  onJump: (jump: Jump) => void;
  onOrder: (paths: string[]) => void;
  onClose: () => void;
}) {
  const text = useTexts(texts);
  const own = useLanguage();
  const [chosen, setChosen] = useState<Lang>(own);
  const [screen, setScreen] = useState<Screen>("widePreview");
  const preview = usePreview({ kind, id, form, read });
  const [room, holder] = useRoom();
  const { kept } = preview;
  const shown: Shown | undefined = kept?.path
    ? {
        address: `/${chosen}${kept.path === "/" ? "" : kept.path}?preview=${kept.token}&framed`,
        title: text.livePreviewOf(languageName(chosen)),
        lang: chosen,
        content: kept.content,
      }
    : undefined;
  const width = screens[screen];
  const fit = { width, height: room.height, scale: Math.min(1, room.width / width) };

  /** A link is over after a while, and another language is a page of its own. */
  function choose(lang: Lang | null) {
    if (!lang) return;
    setChosen(lang);
    preview.refresh();
  }

  return (
    <Paper
      component="section"
      aria-label={text.livePreview}
      sx={{ display: "flex", flexDirection: "column", height: "100%", overflow: "hidden" }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, padding: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={chosen}
          aria-label={text.livePreviewLanguage}
          onChange={(_event, lang: Lang | null) => choose(lang)}
        >
          {contentLanguages.map(({ code, name, lang }) => (
            <ToggleButton key={code} value={code} lang={lang}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={screen}
          aria-label={text.livePreviewWidth}
          onChange={(_event, wanted: Screen | null) => wanted && setScreen(wanted)}
        >
          {screenNames.map((name) => (
            <ToggleButton key={name} value={name}>
              {text[name]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Tooltip title={text.livePreviewOff}>
          <IconButton
            size="small"
            aria-label={text.livePreviewOff}
            onClick={onClose}
            sx={{ marginInlineStart: "auto" }}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
      <State preview={preview} />
      <Box
        ref={holder}
        dir="ltr"
        aria-busy={preview.busy}
        sx={{ position: "relative", flex: 1, overflow: "hidden", backgroundColor: "divider" }}
      >
        {shown && room.width > 0 && (
          <PreviewFrame
            shown={shown}
            fit={fit}
            focused={focused?.path}
            onJump={onJump}
            onOrder={onOrder}
          />
        )}
      </Box>
    </Paper>
  );
}

/** What to do with the page, or why it is not the newest. */
function State({ preview: { busy, kept, refused } }: { preview: ShownPreview }) {
  const text = useTexts(texts);
  return (
    <Typography
      variant="caption"
      role="status"
      sx={{ paddingInline: 1.5, paddingBlockEnd: 0.75, color: "text.secondary" }}
    >
      {busy && <CircularProgress size={10} aria-label={text.livePreviewBusy} />}{" "}
      {said({ busy, kept, refused, text })}
    </Typography>
  );
}

function said({
  busy,
  kept,
  refused,
  text,
}: Partial<ShownPreview> & { text: (typeof texts)["en"] }): string {
  if (refused) {
    return refused.fields > 0 ? text.livePreviewMissing(refused.fields) : text.livePreviewFailed;
  }
  if (kept) return text.livePreviewLead;
  return busy ? text.livePreviewBusy : text.livePreviewNoName;
}

/** How much room there is for the page. */
function useRoom() {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!holder.current) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    watch.observe(holder.current);
    return () => watch.disconnect();
  }, []);
  return [room, holder] as const;
}
