import DrawingIcon from "@mui/icons-material/ArchitectureOutlined";
import { IconButton, Menu, MenuItem, Tooltip } from "@mui/material";
import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { useLanguage, useTexts } from "../language.ts";
import { drawings } from "./drawings.ts";
import { texts } from "./texts.ts";

/** The drawings of the site, by name; the chosen one is inserted where the cursor stands. */
export function DrawingMenu({ editor }: { editor: Editor }) {
  const text = useTexts(texts);
  const language = useLanguage();
  const [at, setAt] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={text.insertDrawing}>
        <IconButton
          size="small"
          aria-label={text.insertDrawing}
          onClick={(event) => setAt(event.currentTarget)}
          sx={{ fontSize: "1rem", width: 28, height: 28, borderRadius: 1 }}
        >
          <DrawingIcon fontSize="inherit" />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={at} open={at !== null} onClose={() => setAt(null)}>
        {drawings.map(({ id, name }) => (
          <MenuItem
            key={id}
            onClick={() => {
              setAt(null);
              editor
                .chain()
                .focus()
                .insertContent({ type: "drawing", attrs: { figure: id } })
                .run();
            }}
          >
            {name[language]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
