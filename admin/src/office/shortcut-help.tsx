import HelpIcon from "@mui/icons-material/HelpOutlineOutlined";
import { Box, Dialog, DialogContent, DialogTitle, IconButton, Tooltip } from "@mui/material";
import { useId, useState } from "react";
import { useTexts } from "../language.ts";
import { isMac } from "./is-mac.ts";
import { shortcuts } from "./shortcuts.ts";
import { texts } from "./texts.ts";

const labels = {
  find: "findLabel",
  save: "saveKey",
  search: "searchKey",
  create: "createKey",
  help: "helpKey",
} as const;

/** Which keys there are. */
export function ShortcutHelp() {
  const text = useTexts(texts);
  const [open, setOpen] = useState(false);
  const title = useId();
  return (
    <>
      <Tooltip title={text.shortcuts}>
        <IconButton
          color="inherit"
          aria-label={text.shortcuts}
          aria-keyshortcuts="?"
          onClick={() => setOpen(true)}
        >
          <HelpIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={title}>
        <DialogTitle id={title}>{text.shortcuts}</DialogTitle>
        <DialogContent>
          <Box
            component="dl"
            sx={{ display: "grid", gridTemplateColumns: "auto 1fr", gap: 1.5, columnGap: 3 }}
          >
            {shortcuts.map(({ name, key, held }) => (
              <Box key={name} sx={{ display: "contents" }}>
                <Box component="dt" sx={{ whiteSpace: "nowrap" }}>
                  <kbd>{held ? `${isMac ? "⌘" : "Ctrl"} ${key.toUpperCase()}` : key}</kbd>
                </Box>
                <Box component="dd" sx={{ margin: 0 }}>
                  {text[labels[name]]}
                </Box>
              </Box>
            ))}
          </Box>
        </DialogContent>
      </Dialog>
    </>
  );
}
