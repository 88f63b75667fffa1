import OpenIcon from "@mui/icons-material/OpenInNew";
import SearchIcon from "@mui/icons-material/Search";
import { Box, Button, IconButton, Tooltip, useMediaQuery } from "@mui/material";
import { AppBar, TitlePortal } from "react-admin";
import { useTexts } from "../language.ts";
import { useFinder } from "./finder.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { texts } from "./texts.ts";

const isMac = /Mac|iP/.test(navigator.userAgent);
const tools = <Tools />;

export function OfficeBar() {
  const text = useTexts(texts);
  const find = useFinder();
  const narrow = useMediaQuery("(max-width: 700px)");
  return (
    <AppBar userMenu={false} toolbar={tools} alwaysOn>
      <TitlePortal variant="h6" component="h1" sx={{ "&:empty": { visibility: "hidden" } }} />
      {narrow ? (
        <IconButton onClick={find} aria-label={text.findLabel} color="inherit">
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
  return (
    <>
      <Tooltip title={text.toSite}>
        <IconButton href="/" target="_blank" aria-label={text.toSite} color="inherit">
          <OpenIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <LanguageSwitch />
    </>
  );
}
