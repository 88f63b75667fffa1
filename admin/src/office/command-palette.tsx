import { Box, Dialog, DialogTitle, InputBase, Typography, useAutocomplete } from "@mui/material";
import { visuallyHidden } from "@mui/utils";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useLanguage, useTexts } from "../language.ts";
import type { Found } from "../resource.tsx";
import { texts } from "./texts.ts";
import { type FoundGroup, useFound } from "./use-found.ts";
import { useResources } from "./use-resources.ts";
import { resourcesNamed } from "./visible-resources.ts";

/** Ctrl K: any screen, and any record of the resources that can be searched, by its name. */
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

type FoundOption = Found & { group: string };

function Finder({ onClose }: { onClose: () => void }) {
  const text = useTexts(texts);
  const navigate = useNavigate();
  const [q, setQ] = useState("");
  const groups = [useScreens(q), ...useFound(q)];
  const options = groups.flatMap(({ title, found }) =>
    found.map((one): FoundOption => ({ ...one, group: title })),
  );
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } =
    useAutocomplete({
      options,
      // What was found was found by more than its title.
      filterOptions: (found) => found,
      groupBy: ({ group }) => group,
      getOptionLabel: ({ title }) => title,
      getOptionKey: ({ group, id }) => `${group} ${id}`,
      open: true,
      autoHighlight: true,
      value: null,
      inputValue: q,
      onInputChange: (_event, typed, reason) => {
        if (reason === "input") setQ(typed);
      },
      onChange: (_event, chosen) => {
        if (!chosen) return;
        onClose();
        navigate(chosen.to);
      },
      onClose: (_event, reason) => {
        if (reason === "escape") onClose();
      },
    });

  return (
    <div {...getRootProps()}>
      <InputBase
        autoFocus
        fullWidth
        placeholder={text.findHint}
        inputProps={{ ...getInputProps(), "aria-label": text.findLabel }}
        sx={{ padding: 2, fontSize: "1.125rem", borderBlockEnd: 1, borderColor: "divider" }}
      />
      {options.length > 0 && (
        <Box
          component="ul"
          {...getListboxProps()}
          aria-label={text.findLabel}
          sx={{ margin: 0, padding: 1, overflow: "auto", listStyle: "none" }}
        >
          {groupedOptions.map(({ group, index, options: found }) => (
            <li key={group} role="presentation">
              <Typography variant="caption" sx={{ color: "text.secondary", paddingInline: 1 }}>
                {group}
              </Typography>
              <Box component="ul" role="group" aria-label={group} sx={{ padding: 0 }}>
                {found.map((option, position) => {
                  const { key, ...props } = getOptionProps({ option, index: index + position });
                  return (
                    <Box key={key} component="li" {...props} sx={row}>
                      <span>{option.title}</span>
                      {option.hint && <Hint>{option.hint}</Hint>}
                    </Box>
                  );
                })}
              </Box>
            </li>
          ))}
        </Box>
      )}
      {options.length === 0 && (
        <Typography role="status" sx={{ padding: 2 }}>
          {text.findNothing}
        </Typography>
      )}
    </div>
  );
}

function Hint({ children }: { children: string }) {
  return (
    <Typography component="span" variant="body2" sx={{ color: "text.secondary" }} noWrap>
      {children}
    </Typography>
  );
}

const row = {
  display: "flex",
  justifyContent: "space-between",
  gap: 2,
  padding: 1,
  borderRadius: 1,
  cursor: "pointer",
  "&.Mui-focused": { backgroundColor: "action.selected" },
};

/** The screens whose name, in either language, has what was typed. */
function useScreens(q: string): FoundGroup {
  const text = useTexts(texts);
  const language = useLanguage();
  const resources = useResources();
  const found = useMemo<Found[]>(
    () =>
      resourcesNamed(resources, q).map(({ name, title }) => ({
        id: name,
        title: title[language],
        to: `/${name}`,
      })),
    [resources, q, language],
  );
  return { name: "screens", title: text.findScreens, found };
}
