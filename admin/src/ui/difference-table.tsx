import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from "@mui/material";
import { defineTexts, useTexts } from "../language.ts";
import { differences } from "./differences.ts";

const texts = defineTexts({
  zh: { field: "字段", before: "之前", after: "之后", same: "没有差别" },
  en: { field: "Field", before: "Before", after: "After", same: "No difference" },
});

/** What a change did, field by field. */
export function DifferenceTable({
  before,
  after,
  nameOf = (path) => path,
  sayOf = (_path, value) => value,
}: {
  before: unknown;
  after: unknown;
  /** What people call the field at a path. */
  nameOf?: (path: string) => string;
  /** What people call a value that is a word of the code. */
  sayOf?: (path: string, value: unknown) => unknown;
}) {
  const text = useTexts(texts);
  const rows = differences(before, after);
  if (rows.length === 0) return <Typography>{text.same}</Typography>;
  return (
    <Table size="small" sx={{ tableLayout: "fixed", "& td": { verticalAlign: "top" } }}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: "24%" }}>{text.field}</TableCell>
          <TableCell>{text.before}</TableCell>
          <TableCell>{text.after}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.path}>
            <TableCell component="th" scope="row" sx={{ overflowWrap: "anywhere" }}>
              {nameOf(row.path)}
            </TableCell>
            <Value value={sayOf(row.path, row.before)} />
            <Value value={sayOf(row.path, row.after)} />
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Value({ value }: { value: unknown }) {
  const isText = typeof value === "string";
  return (
    <TableCell dir="auto" sx={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>
      {value === undefined || value === null ? "–" : isText ? value : String(value)}
    </TableCell>
  );
}
