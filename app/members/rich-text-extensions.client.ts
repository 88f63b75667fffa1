import { Extension, Mark } from "@tiptap/core";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { Plugin } from "@tiptap/pm/state";
import StarterKit from "@tiptap/starter-kit";
import { PastedStyles } from "./pasted-styles.client.ts";

/**
 * What a member may write, and what is left of a text that is pasted. It is what the server keeps
 * (`domain/text/rich-text.ts`), without the pictures and drawings of the site:
 *
 * | | Written as |
 * |---|---|
 * | paragraphs, line breaks | `p`, `br` |
 * | headings of two levels | `h2`, `h3` |
 * | lists | `ul`, `ol`, `li` |
 * | quotations | `blockquote` |
 * | tables, as they were pasted | `table`, `tr`, `th`, `td` with `colspan` and `rowspan` |
 * | marks | `strong`, `em`, `sub`, `sup`, `a` with `href` |
 */
export const richTextExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    horizontalRule: false,
    gapcursor: false,
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: "https",
      // What the page that shows the text says of its links is up to that page.
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  // Without widths of columns, which nobody can set here.
  Table.extend({ renderHTML: () => ["table", ["tbody", 0]] }).configure({ View: null }),
  TableRow,
  TableHeader,
  TableCell,
  Mark.create({
    name: "subscript",
    excludes: "superscript",
    parseHTML: () => [{ tag: "sub" }],
    renderHTML: () => ["sub", 0],
  }),
  Mark.create({
    name: "superscript",
    excludes: "subscript",
    parseHTML: () => [{ tag: "sup" }],
    renderHTML: () => ["sup", 0],
  }),
  PastedStyles,
  // The direction of the words, whatever the language of the page; that of the page without any.
  Extension.create({
    name: "direction",
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          attributes: ({ doc }) => ({ dir: doc.textContent === "" ? document.dir : "auto" }),
        },
      }),
    ],
  }),
];
