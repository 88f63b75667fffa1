import { Box, FormHelperText, Typography } from "@mui/material";
import { EditorContent, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useEffect, useRef } from "react";
import { useInput } from "../fields/use-input.ts";
import type { ContentLanguage } from "../languages.ts";
import { Drawing } from "./rich-drawing.ts";
import { Figure } from "./rich-figure.ts";
import { Subscript, Superscript } from "./rich-raised-text.ts";
import { tables } from "./rich-table.ts";
import { RichTextToolbar } from "./rich-text-toolbar.tsx";
import { tidyHtml } from "./rich-tidy-html.ts";

/** Only what our pages can show; the server takes everything else away. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    horizontalRule: false,
    link: { openOnClick: false, autolink: false, defaultProtocol: "https" },
  }),
  ...tables,
  Drawing,
  Figure,
  Subscript,
  Superscript,
];

export function RichTextEditor({
  path,
  label,
  language: { name, lang, dir },
  drawings,
}: {
  path: string;
  label: string;
  language: ContentLanguage;
  drawings: boolean;
}) {
  const { value, set, onBlur, error, disabled } = useInput<string>(path);
  const written = useRef(value);
  /** What was there, and how the editor writes it: attributes may come in another order. */
  const before = useRef({ value, rewritten: "" });
  const take = useRef(set);
  take.current = set;
  const editor = useEditor({
    extensions,
    content: value,
    editable: !disabled,
    textDirection: dir,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": `${label} ${name}`,
        lang,
      },
    },
    onCreate: ({ editor: created }) => {
      before.current.rewritten = tidyHtml({ html: created.getHTML(), dir });
    },
    // A text that nobody changes stays as it is, to the byte.
    onUpdate: ({ editor: changed }) => {
      const html = tidyHtml({ html: changed.getHTML(), dir });
      written.current = html === before.current.rewritten ? before.current.value : html;
      take.current(written.current);
    },
  });

  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(value ?? "", { emitUpdate: false });
    before.current = { value, rewritten: tidyHtml({ html: editor.getHTML(), dir }) };
  }, [value, editor, dir]);

  return (
    <>
      <Box
        onBlur={onBlur}
        sx={{
          border: 1,
          borderColor: error ? "error.main" : "divider",
          borderRadius: 1,
          "&:focus-within": { borderColor: "primary.main" },
        }}
      >
        <Box
          sx={{
            display: "flex",
            alignItems: "baseline",
            gap: 1,
            borderBlockEnd: 1,
            borderColor: "divider",
            paddingInline: 1,
            paddingBlock: 0.25,
          }}
        >
          <Typography
            variant="caption"
            noWrap
            sx={{ color: "text.secondary", flexShrink: 0, marginInlineEnd: "auto" }}
          >
            {name}
          </Typography>
          {!disabled && <RichTextToolbar editor={editor} drawings={drawings} />}
        </Box>
        <Box sx={paper}>
          <EditorContent editor={editor} />
        </Box>
      </Box>
      {error && <FormHelperText error>{error}</FormHelperText>}
    </>
  );
}

/** The editor brings no style of its own: the page's rules allow none. */
const paper = {
  maxHeight: 460,
  minHeight: 180,
  overflow: "auto",
  "& .ProseMirror": {
    minHeight: 180,
    padding: 1.5,
    outline: "none",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
    position: "relative",
    lineHeight: 1.6,
    "& > :first-of-type": { marginBlockStart: 0 },
    "& h2": { fontSize: "1.15rem", lineHeight: 1.35, marginBlock: "1.2em 0.4em" },
    "& h3": { fontSize: "1rem", lineHeight: 1.4, marginBlock: "1em 0.4em" },
    "& p": { marginBlock: "0.5em" },
    "& ul, & ol": { paddingInlineStart: "1.4em", marginBlock: "0.5em" },
    "& li p": { marginBlock: 0 },
    "& blockquote": {
      borderInlineStart: "3px solid",
      borderInlineStartColor: "secondary.light",
      marginInline: 0,
      paddingInlineStart: 1.5,
    },
    "& a": { color: "secondary.main" },
    "& table": { borderCollapse: "collapse", width: "100%", fontSize: "0.875rem" },
    "& th, & td": {
      border: 1,
      borderColor: "divider",
      padding: 0.75,
      textAlign: "start",
      verticalAlign: "top",
    },
    "& th": { backgroundColor: "background.default" },
    "& td p, & th p": { marginBlock: 0 },
    "& .selectedCell": { backgroundColor: "action.selected" },
    "& figure": { marginInline: 0, marginBlock: "1em" },
    "& figure img": { maxWidth: "100%", display: "block", borderRadius: 1 },
    "& figure[data-figure]": {
      border: "1px dashed",
      borderColor: "secondary.light",
      borderRadius: 1,
      padding: 1.5,
      "& > strong": { display: "block" },
    },
    "& figcaption": { color: "text.secondary", fontSize: "0.8125rem", minHeight: "1.4em" },
    "& .ProseMirror-selectednode": {
      outline: 2,
      outlineStyle: "solid",
      outlineColor: "primary.main",
    },
    "& .ProseMirror-gapcursor": { display: "none", position: "absolute" },
  },
};
