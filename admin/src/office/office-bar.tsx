import OpenIcon from "@mui/icons-material/OpenInNew";
import SearchIcon from "@mui/icons-material/Search";
import { Box, Button, IconButton, Tooltip, useMediaQuery } from "@mui/material";
import { AppBar, TitlePortal, ToggleThemeButton } from "react-admin";
import { useTexts } from "../language.ts";
import { useFinder } from "./finder.tsx";
import { isMac } from "./is-mac.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { ShortcutHelp } from "./shortcut-help.tsx";
import { texts } from "./texts.ts";

const tools = <Tools />;

export function OfficeBar() {
  const text = useTexts(texts);
  const find = useFinder();
  const narrow = useMediaQuery("(max-width: 700px)");
  return (
    <AppBar userMenu={false} toolbar={tools} alwaysOn>
      <TitlePortal variant="h6" component="h1" sx={{ "&:empty": { visibility: "hidden" } }} />
      {narrow ? (
        <IconButton
          onClick={find}
          aria-label={text.findLabel}
          aria-keyshortcuts="Control+K Meta+K"
          color="inherit"
        >
          <SearchIcon />
        </IconButton>
      ) : (
        <Button
          onClick={find}
          startIcon={<SearchIcon />}
          aria-keyshortcuts="Control+K Meta+K"
          sx={{ color: "text.secondary", border: 1, borderColor: "divider", marginInlineEnd: 1 }}
        >
          {text.find}
          <Box
            component="kbd"
            aria-hidden
            sx={{ marginInlineStart: 2, font: "inherit", fontWeight: 400 }}
          >
            {isMac ? "⌘ K" : "Ctrl K"}
          </Box>
        </Button>
      )}
    </AppBar>
  );
}

function Tools() {
  const text = useTexts(texts);
  // A telephone has no keys, and little room.
  const hasKeys = useMediaQuery("(min-width: 701px)");
  return (
    <>
      <Tooltip title={text.toSite}>
        <IconButton href="/" target="_blank" aria-label={text.toSite} color="inherit">
          <OpenIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {hasKeys && <ShortcutHelp />}
      <ToggleThemeButton />
      <LanguageSwitch />
    </>
  );
}
