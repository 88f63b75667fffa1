import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";

/**
 * Tables without a word about looks: widths would be style attributes, which the page's rules
 * refuse. What a head belongs to is kept, for those who have tables read to them.
 */
export const tables = [
  Table.extend({
    renderHTML: ({ HTMLAttributes }) => ["table", HTMLAttributes, ["tbody", 0]],
  }).configure({ resizable: false }),
  TableRow,
  TableCell,
  TableHeader.extend({
    addAttributes() {
      return { ...this.parent?.(), scope: { default: null } };
    },
  }),
];
