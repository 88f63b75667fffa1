import PictureIcon from "@mui/icons-material/AddPhotoAlternateOutlined";
import BoldIcon from "@mui/icons-material/FormatBold";
import ItalicIcon from "@mui/icons-material/FormatItalic";
import BulletsIcon from "@mui/icons-material/FormatListBulleted";
import NumbersIcon from "@mui/icons-material/FormatListNumbered";
import QuoteIcon from "@mui/icons-material/FormatQuote";
import LinkIcon from "@mui/icons-material/Link";
import RedoIcon from "@mui/icons-material/Redo";
import SubIcon from "@mui/icons-material/Subscript";
import SupIcon from "@mui/icons-material/Superscript";
import TableIcon from "@mui/icons-material/TableChartOutlined";
import UndoIcon from "@mui/icons-material/Undo";
import { Box, IconButton, Menu, MenuItem, Tooltip } from "@mui/material";
import { type Editor, useEditorState } from "@tiptap/react";
import { type ReactNode, useState } from "react";
import { useTexts } from "../../language.ts";
import { PictureChooser } from "../fields/picture-chooser.tsx";
import { texts } from "../texts.ts";
import { DrawingMenu } from "./rich-drawing-menu.tsx";
import { LinkDialog } from "./rich-link-dialog.tsx";

export function RichTextToolbar({ editor, drawings }: { editor: Editor; drawings: boolean }) {
  const text = useTexts(texts);
  const [choosing, setChoosing] = useState(false);
  const [linking, setLinking] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive("bold"),
      italic: now.isActive("italic"),
      h2: now.isActive("heading", { level: 2 }),
      h3: now.isActive("heading", { level: 3 }),
      bullets: now.isActive("bulletList"),
      numbers: now.isActive("orderedList"),
      quote: now.isActive("blockquote"),
      link: now.isActive("link"),
      sub: now.isActive("subscript"),
      sup: now.isActive("superscript"),
    }),
  });
  const run = () => editor.chain().focus();
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end" }}>
      <Tool label={text.bold} on={active.bold} act={() => run().toggleBold().run()}>
        <BoldIcon fontSize="inherit" />
      </Tool>
      <Tool label={text.italic} on={active.italic} act={() => run().toggleItalic().run()}>
        <ItalicIcon fontSize="inherit" />
      </Tool>
      <Tool label={text.heading} on={active.h2} act={() => run().toggleHeading({ level: 2 }).run()}>
        H2
      </Tool>
      <Tool
        label={text.subheading}
        on={active.h3}
        act={() => run().toggleHeading({ level: 3 }).run()}
      >
        H3
      </Tool>
      <Tool label={text.bullets} on={active.bullets} act={() => run().toggleBulletList().run()}>
        <BulletsIcon fontSize="inherit" />
      </Tool>
      <Tool label={text.numbers} on={active.numbers} act={() => run().toggleOrderedList().run()}>
        <NumbersIcon fontSize="inherit" />
      </Tool>
      <Tool label={text.quote} on={active.quote} act={() => run().toggleBlockquote().run()}>
        <QuoteIcon fontSize="inherit" />
      </Tool>
      <Tool label={text.sub} on={active.sub} act={() => run().toggleMark("subscript").run()}>
        <SubIcon fontSize="inherit" />
      </Tool>
      <Tool label={text.sup} on={active.sup} act={() => run().toggleMark("superscript").run()}>
        <SupIcon fontSize="inherit" />
      </Tool>
      <Tool label={text.link} on={active.link} act={() => setLinking(true)}>
        <LinkIcon fontSize="inherit" />
      </Tool>
      <Tool label={text.insertPicture} act={() => setChoosing(true)}>
        <PictureIcon fontSize="inherit" />
      </Tool>
      {drawings && <DrawingMenu editor={editor} />}
      <TableMenu editor={editor} />
      <Tool label={text.undo} act={() => run().undo().run()}>
        <UndoIcon fontSize="inherit" />
      </Tool>
      <Tool label={text.redo} act={() => run().redo().run()}>
        <RedoIcon fontSize="inherit" />
      </Tool>
      <PictureChooser
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={({ id }) =>
          run()
            .insertContent({ type: "figure", attrs: { media: id, alt: "" } })
            .run()
        }
      />
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </Box>
  );
}

function Tool({
  label,
  on = false,
  act,
  children,
}: {
  label: string;
  on?: boolean;
  act: () => void;
  children: ReactNode;
}) {
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={label}
        aria-pressed={on}
        onClick={act}
        sx={{
          fontSize: "1rem",
          width: 28,
          height: 28,
          borderRadius: 1,
          fontWeight: 600,
          ...(on && { backgroundColor: "action.selected" }),
        }}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}

function TableMenu({ editor }: { editor: Editor }) {
  const text = useTexts(texts);
  const [at, setAt] = useState<HTMLElement | null>(null);
  const run = () => editor.chain().focus();
  const within = editor.isActive("table");
  const actions = within
    ? [
        { name: text.addRow, act: () => run().addRowAfter().run() },
        { name: text.addColumn, act: () => run().addColumnAfter().run() },
        { name: text.deleteRow, act: () => run().deleteRow().run() },
        { name: text.deleteColumn, act: () => run().deleteColumn().run() },
        { name: text.deleteTable, act: () => run().deleteTable().run() },
      ]
    : [
        {
          name: text.insertTable,
          act: () => run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
        },
      ];
  return (
    <>
      <Tooltip title={text.table}>
        <IconButton
          size="small"
          aria-label={text.table}
          onClick={(event) => setAt(event.currentTarget)}
          sx={{ fontSize: "1rem", width: 28, height: 28, borderRadius: 1 }}
        >
          <TableIcon fontSize="inherit" />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={at} open={at !== null} onClose={() => setAt(null)}>
        {actions.map(({ name, act }) => (
          <MenuItem
            key={name}
            onClick={() => {
              setAt(null);
              act();
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
