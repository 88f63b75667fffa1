import { forms } from "virtual:content-forms";
import {
  Box,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from "@mui/material";
import { Link } from "react-router-dom";
import type { Answer, Lang } from "../../api.ts";
import { useLanguage, useTexts } from "../../language.ts";
import { labelOf } from "../label-of.ts";
import { texts } from "./texts.ts";

type Row = Answer<"POST /translation/check">["texts"][number];

/** Texts of a file, each with where it stands and what becomes of it or why nothing does. */
export function TranslatedTexts({ title, rows, lang }: { title: string; rows: Row[]; lang: Lang }) {
  const text = useTexts(texts);
  const language = useLanguage();
  if (rows.length === 0) return null;
  const fieldsOf = (kind: string) => forms[kind]?.sections.flatMap(({ fields }) => fields) ?? [];
  return (
    <Box sx={{ marginBlockStart: 2, overflowX: "auto" }}>
      <Typography variant="h6" component="h3">
        {title} ({rows.length})
      </Typography>
      <Table size="small" sx={{ minWidth: 640, "& td, & th": { verticalAlign: "top" } }}>
        <TableHead>
          <TableRow>
            <TableCell>{text.record}</TableCell>
            <TableCell>{text.text}</TableCell>
            <TableCell>{text.before}</TableCell>
            <TableCell>{text.after}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={`${row.kind}/${row.id} ${row.path}`}>
              <TableCell sx={{ overflowWrap: "anywhere" }}>
                <MuiLink component={Link} to={`/content/${row.kind}/${encodeURIComponent(row.id)}`}>
                  {forms[row.kind]?.one[language] ?? row.kind} <bdi>{row.id}</bdi>
                </MuiLink>
              </TableCell>
              <TableCell>
                {labelOf({ fields: fieldsOf(row.kind), path: row.path, language })}
              </TableCell>
              <TableCell lang={lang} dir="auto">
                {row.before || text.empty}
              </TableCell>
              {row.state === "refused" ? (
                <TableCell sx={{ color: "error.main" }}>{text[row.reason]}</TableCell>
              ) : (
                <TableCell lang={lang} dir="auto">
                  {row.after}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
