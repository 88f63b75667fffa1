import DownIcon from "@mui/icons-material/ArrowDownward";
import UpIcon from "@mui/icons-material/ArrowUpward";
import RemoveIcon from "@mui/icons-material/DeleteOutlined";
import DragIcon from "@mui/icons-material/DragIndicator";
import ExpandIcon from "@mui/icons-material/ExpandMore";
import ShownIcon from "@mui/icons-material/Visibility";
import HiddenIcon from "@mui/icons-material/VisibilityOff";
import { Box, Chip, IconButton, Tooltip, Typography } from "@mui/material";
import { type ReactNode, useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Field, Localized, SectionForm } from "../../api.ts";
import { useLanguage, useTexts } from "../../language.ts";
import { fieldsOfSection, isObject } from "../field.ts";
import { texts } from "../texts.ts";
import { titleIn } from "../title-in.ts";
import { StepButton } from "./step-button.tsx";

/** The inputs of the part at this path. */
export type SectionInputs = (path: string, fields: Field[]) => ReactNode;

type Arranging = {
  isFirst: boolean;
  isLast: boolean;
  isDragged: boolean;
  onDragStart: () => void;
  onDragOver: () => void;
  onDragEnd: () => void;
  /** Whether the key has moved it. */
  onStep: (key: string) => boolean;
  onRemove: () => void;
};

/** One part of a page: a line with what it is and what it says, and below it its fields. */
export function SectionCard({
  path,
  kinds,
  open,
  onOpen,
  arranging,
  children,
}: {
  path: string;
  kinds: SectionForm[];
  open: boolean;
  onOpen: (open: boolean) => void;
  /** None for those who may not move it. */
  arranging?: Arranging;
  children: SectionInputs;
}) {
  const text = useTexts(texts);
  const language = useLanguage();
  const id = useId();
  const section: unknown = useWatch({ name: path });
  const kind = isObject(section) && kinds.find(({ type }) => type === section.type);
  const said = saidIn(section, language);
  const name = kind ? kind.label[language] : "";
  const called = said ? `${name} · ${said}` : name;
  const hidden = isObject(section) && section.shown === false;
  // Whether it is shown is asked for in its line.
  const fields = fieldsOfSection(kinds, section).filter((field) => field.name !== "shown");
  return (
    <Box
      role="group"
      aria-label={called}
      data-field={path}
      onDragOver={(event) => {
        event.preventDefault();
        arranging?.onDragOver();
      }}
      sx={{
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        marginBlockEnd: 1.5,
        opacity: arranging?.isDragged ? 0.5 : 1,
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 0.5, padding: 1 }}>
        {arranging && <Handle called={called} arranging={arranging} />}
        <Box
          component="button"
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => onOpen(!open)}
          sx={lineButton}
        >
          <ExpandIcon
            fontSize="small"
            sx={{ transform: open ? "none" : "rotate(-90deg)", color: "text.secondary" }}
          />
          <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          <Typography component="span" variant="body2" noWrap sx={{ color: "text.secondary" }}>
            {said}
          </Typography>
        </Box>
        {hidden && <Chip size="small" label={text.hiddenSection} />}
        {arranging && <Actions path={path} hidden={hidden} arranging={arranging} />}
      </Box>
      <Box id={id} hidden={!open} sx={{ padding: 2, paddingBlockStart: 1 }}>
        {open && children(path, fields)}
      </Box>
    </Box>
  );
}

const lineButton = {
  display: "flex",
  alignItems: "center",
  gap: 1,
  flex: 1,
  minWidth: 0,
  minHeight: 40,
  border: 0,
  background: "none",
  font: "inherit",
  color: "inherit",
  textAlign: "start",
  cursor: "pointer",
  "&:focus-visible": { outline: 2, outlineOffset: 2 },
} as const;

function Handle({ called, arranging }: { called: string; arranging: Arranging }) {
  const text = useTexts(texts);
  return (
    <Tooltip title={text.drag}>
      <IconButton
        size="small"
        aria-label={text.dragSection(called)}
        draggable
        onDragStart={(event) => {
          // Firefox drags nothing that carries nothing.
          event.dataTransfer.setData("text/plain", called);
          arranging.onDragStart();
        }}
        onDragEnd={arranging.onDragEnd}
        onKeyDown={(event) => {
          if (arranging.onStep(event.key)) event.preventDefault();
        }}
        sx={{ cursor: "grab" }}
      >
        <DragIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

function Actions({
  path,
  hidden,
  arranging: { isFirst, isLast, onStep, onRemove },
}: {
  path: string;
  hidden: boolean;
  arranging: Arranging;
}) {
  const text = useTexts(texts);
  const { setValue } = useFormContext();
  return (
    <>
      <StepButton
        label={hidden ? text.showSection : text.hideSection}
        onClick={() => setValue(`${path}.shown`, hidden, { shouldDirty: true })}
      >
        {hidden ? <HiddenIcon fontSize="small" /> : <ShownIcon fontSize="small" />}
      </StepButton>
      <StepButton label={text.moveUp} disabled={isFirst} onClick={() => onStep("ArrowUp")}>
        <UpIcon fontSize="small" />
      </StepButton>
      <StepButton label={text.moveDown} disabled={isLast} onClick={() => onStep("ArrowDown")}>
        <DownIcon fontSize="small" />
      </StepButton>
      <StepButton label={text.removePart} onClick={onRemove}>
        <RemoveIcon fontSize="small" />
      </StepButton>
    </>
  );
}

/** The first words of a part, so that two of one kind are told apart. */
function saidIn(section: unknown, language: "zh" | "en"): string {
  if (!isObject(section)) return "";
  return titleIn((section.title ?? section.words) as Localized | undefined, language);
}
