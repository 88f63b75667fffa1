import DrawingIcon from "@mui/icons-material/ArchitectureOutlined";
import { IconButton, Menu, MenuItem, Tooltip } from "@mui/material";
import type { ChainedCommands, Editor } from "@tiptap/react";
import { useState } from "react";
import { useLanguage, useTexts } from "../../language.ts";
import { texts } from "../texts.ts";
import { drawings } from "./drawings.ts";

/**
 * The drawings of the site, by name. The chosen one is inserted where the cursor stands, or takes the
 * place of the one whose caption it stands in, which can also be removed.
 */
export function DrawingMenu({ editor }: { editor: Editor }) {
  const text = useTexts(texts);
  const language = useLanguage();
  const [at, setAt] = useState<HTMLElement | null>(null);
  const within = editor.isActive("drawing");
  const act = (run: (chain: ChainedCommands) => ChainedCommands) => {
    setAt(null);
    run(editor.chain().focus()).run();
  };
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
        {within && (
          <MenuItem onClick={() => act((chain) => chain.deleteNode("drawing"))}>
            {text.removeDrawing}
          </MenuItem>
        )}
        {drawings.map(({ id, name }) => (
          <MenuItem
            key={id}
            onClick={() =>
              act((chain) =>
                within
                  ? chain.updateAttributes("drawing", { figure: id })
                  : chain.insertContent({ type: "drawing", attrs: { figure: id } }),
              )
            }
          >
            {name[language]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
