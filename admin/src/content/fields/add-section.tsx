import AddIcon from "@mui/icons-material/Add";
import { Button, ListItemText, Menu, MenuItem } from "@mui/material";
import { useState } from "react";
import type { SectionForm } from "../../api.ts";
import { useLanguage, useTexts } from "../../language.ts";
import { texts } from "../texts.ts";

/** The kinds of part there are, each with what it is for. */
export function AddSection({
  kinds,
  onAdd,
}: {
  kinds: SectionForm[];
  onAdd: (kind: SectionForm) => void;
}) {
  const text = useTexts(texts);
  const language = useLanguage();
  const [at, setAt] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        onClick={(event) => setAt(event.currentTarget)}
      >
        {text.addSection}
      </Button>
      <Menu anchorEl={at} open={at !== null} onClose={() => setAt(null)}>
        {kinds.map((kind) => (
          <MenuItem
            key={kind.type}
            onClick={() => {
              setAt(null);
              onAdd(kind);
            }}
          >
            <ListItemText primary={kind.label[language]} secondary={kind.hint?.[language]} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
