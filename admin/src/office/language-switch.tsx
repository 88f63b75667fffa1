import LanguageIcon from "@mui/icons-material/Translate";
import { IconButton, Menu, MenuItem, Tooltip } from "@mui/material";
import { useState } from "react";
import { type Language, languages, setLanguage, useLanguage, useTexts } from "../language.ts";
import { texts } from "./texts.ts";

/** Changes the language on the spot; what is typed on the screen stays. */
export function LanguageSwitch() {
  const text = useTexts(texts);
  const chosen = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={text.language}>
        <IconButton
          color="inherit"
          aria-label={text.language}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <LanguageIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {Object.entries(languages).map(([code, name]) => (
          <MenuItem
            key={code}
            lang={code}
            selected={code === chosen}
            onClick={() => {
              setAnchor(null);
              setLanguage(code as Language);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
