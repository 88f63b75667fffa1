import { Box, Dialog, DialogTitle, InputBase, Typography } from "@mui/material";
import { visuallyHidden } from "@mui/utils";
import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useLanguage, useTexts } from "../language.ts";
import type { Found } from "../subject.tsx";
import { texts } from "./texts.ts";
import { type FoundGroup, useFound } from "./use-found.ts";
import { useSubjects } from "./use-subjects.ts";
import { subjectsNamed } from "./visible-subjects.ts";

/** Ctrl K: any screen, and any record of the subjects that can be searched, by its name. */
export function CommandPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useTexts(texts);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      sx={{ "& .MuiDialog-container": { alignItems: "flex-start" } }}
    >
      <DialogTitle sx={visuallyHidden}>{text.findLabel}</DialogTitle>
      <Finder onClose={onClose} />
    </Dialog>
  );
}

function Finder({ onClose }: { onClose: () => void }) {
  const text = useTexts(texts);
  const id = useId();
  const navigate = useNavigate();
  const [q, setQ] = useState("");
  const [chosen, setChosen] = useState(0);
  const screens = useScreens(q);
  const records = useFound(q);
  const groups = [screens, ...records].filter(({ found }) => found.length > 0);
  const options = groups.flatMap(({ name, found }) => found.map((one) => ({ ...one, of: name })));
  const active = Math.min(chosen, options.length - 1);

  function open(to: string) {
    onClose();
    navigate(to);
  }

  function hear(event: KeyboardEvent) {
    const option = options[active];
    if (event.key === "ArrowDown") setChosen((active + 1) % Math.max(1, options.length));
    else if (event.key === "ArrowUp") setChosen((active - 1 + options.length) % options.length);
    else if (event.key === "Enter" && option) open(option.to);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <InputBase
        autoFocus
        fullWidth
        value={q}
        placeholder={text.findHint}
        onChange={(event) => {
          setQ(event.target.value);
          setChosen(0);
        }}
        onKeyDown={hear}
        inputProps={{
          role: "combobox",
          "aria-label": text.findLabel,
          "aria-expanded": options.length > 0,
          "aria-controls": id,
          "aria-activedescendant": options[active] ? `${id}-${active}` : undefined,
          autoComplete: "off",
        }}
        sx={{ padding: 2, fontSize: "1.125rem", borderBlockEnd: 1, borderColor: "divider" }}
      />
      <Box id={id} role="listbox" aria-label={text.findLabel} sx={{ padding: 1, overflow: "auto" }}>
        {groups.map((group) => (
          <OptionGroup
            key={group.name}
            group={group}
            first={options.findIndex(({ of }) => of === group.name)}
            active={active}
            id={id}
            onOpen={open}
          />
        ))}
      </Box>
      {options.length === 0 && (
        <Typography role="status" sx={{ paddingInline: 2, paddingBlockEnd: 2 }}>
          {text.findNothing}
        </Typography>
      )}
    </>
  );
}

function OptionGroup({
  group: { name, title, found },
  first,
  active,
  id,
  onOpen,
}: {
  group: FoundGroup;
  /** The number of its first option among all. */
  first: number;
  active: number;
  id: string;
  onOpen: (to: string) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped like this
    <div role="group" aria-labelledby={`${id}-${name}`}>
      <Typography
        id={`${id}-${name}`}
        variant="caption"
        sx={{ color: "text.secondary", paddingInline: 1 }}
      >
        {title}
      </Typography>
      {found.map(({ id: record, title: label, hint, to }, position) => (
        <Box
          key={record}
          id={`${id}-${first + position}`}
          role="option"
          aria-selected={first + position === active}
          onClick={() => onOpen(to)}
          sx={{
            display: "flex",
            justifyContent: "space-between",
            gap: 2,
            padding: 1,
            borderRadius: 1,
            cursor: "pointer",
            "&:hover": { backgroundColor: "action.hover" },
            '&[aria-selected="true"]': { backgroundColor: "action.selected" },
          }}
        >
          <span>{label}</span>
          {hint && (
            <Typography component="span" variant="body2" sx={{ color: "text.secondary" }} noWrap>
              {hint}
            </Typography>
          )}
        </Box>
      ))}
    </div>
  );
}

/** The screens whose name, in either language, has what was typed. */
function useScreens(q: string): FoundGroup {
  const text = useTexts(texts);
  const language = useLanguage();
  const subjects = useSubjects();
  const found = useMemo<Found[]>(
    () =>
      subjectsNamed(subjects, q).map(({ name, title }) => ({
        id: name,
        title: title[language],
        to: `/${name}`,
      })),
    [subjects, q, language],
  );
  return { name: "screens", title: text.findScreens, found };
}
