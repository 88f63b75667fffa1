import type { ChainedCommands, Editor } from "@tiptap/react";
import { m } from "#text";

/** What can be done to a text; known before the editor is there. */
type Tool = {
  label: () => string;
  run: (text: ChainedCommands, editor: Editor) => ChainedCommands | undefined;
  /** Of what is either there or not. */
  isOn?: (editor: Editor) => boolean;
};

export const tools: Tool[] = [
  { label: m.rich_paragraph, run: (text) => text.clearNodes() },
  {
    label: m.rich_heading,
    run: (text) => text.toggleHeading({ level: 2 }),
    isOn: (editor) => editor.isActive("heading"),
  },
  {
    label: m.rich_bold,
    run: (text) => text.toggleBold(),
    isOn: (editor) => editor.isActive("bold"),
  },
  {
    label: m.rich_italic,
    run: (text) => text.toggleItalic(),
    isOn: (editor) => editor.isActive("italic"),
  },
  {
    label: m.rich_bullets,
    run: (text) => text.toggleBulletList(),
    isOn: (editor) => editor.isActive("bulletList"),
  },
  {
    label: m.rich_numbers,
    run: (text) => text.toggleOrderedList(),
    isOn: (editor) => editor.isActive("orderedList"),
  },
  {
    label: m.rich_quote,
    run: (text) => text.toggleBlockquote(),
    isOn: (editor) => editor.isActive("blockquote"),
  },
  { label: m.rich_link, run: askForLink, isOn: (editor) => editor.isActive("link") },
  { label: m.rich_undo, run: (text) => text.undo() },
  { label: m.rich_redo, run: (text) => text.redo() },
];

/** Nothing written removes the link; what is no address changes nothing. */
function askForLink(text: ChainedCommands, editor: Editor): ChainedCommands | undefined {
  const known: string | undefined = editor.getAttributes("link").href;
  const href = prompt(m.rich_link_address(), known ?? "https://")?.trim();
  if (href === "") return text.extendMarkRange("link").unsetLink();
  if (href === undefined || !/^https?:\/\/\S+$/.test(href)) return undefined;
  if (known === undefined && editor.state.selection.empty) {
    return text.insertContent({
      type: "text",
      text: href,
      marks: [{ type: "link", attrs: { href } }],
    });
  }
  return text.extendMarkRange("link").setLink({ href });
}

export const toolbarClass = "mb-2 flex flex-wrap gap-1.5";
export const toolClass =
  "min-h-9 rounded border border-line bg-paper px-3 text-sm hover:border-ink aria-pressed:border-ink aria-pressed:bg-sand";
