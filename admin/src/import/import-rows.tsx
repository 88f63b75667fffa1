import {
  Box,
  Button,
  Chip,
  Pagination,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage, useTexts } from "../language.ts";
import { call } from "../office/call.ts";
import { type ImportLine, type ProductImport, type RowState, rowStates } from "./product-import.ts";
import { rowCount } from "./sheet-state.ts";
import { texts } from "./texts.ts";
import { usePlaceText } from "./use-place.ts";
import { useReasonText } from "./use-reason.ts";

const perPage = 50;
const colours = {
  new: "success",
  changed: "primary",
  unchanged: "default",
  wrong: "error",
} as const;

/** The rows of a sheet as they stand in it, with what each does or what is wrong with it. */
export function ImportRows({ found: { id, counts } }: { found: ProductImport }) {
  const text = useTexts(texts);
  const [state, setState] = useState<RowState | undefined>(counts.wrong > 0 ? "wrong" : undefined);
  const [page, setPage] = useState(1);
  const { data } = useQuery({
    queryKey: ["import", id, "rows", state, page],
    queryFn: ({ signal }) =>
      call<"GET /import/:id/rows">({
        path: `import/${id}/rows`,
        query: { page, perPage, ...(state && { filter: JSON.stringify({ state }) }) },
        signal,
      }),
    placeholderData: (shown) => shown,
  });

  function show(chosen: RowState | undefined) {
    setState(chosen);
    setPage(1);
  }

  const total = rowCount(counts);
  return (
    <>
      <Box role="group" aria-label={text.rows} sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
        <Choice label={`${text.all} ${total}`} chosen={!state} onChoose={() => show(undefined)} />
        {rowStates.map((name) => (
          <Choice
            key={name}
            label={`${text[name]} ${counts[name]}`}
            chosen={state === name}
            onChoose={() => show(name)}
          />
        ))}
      </Box>
      <Paper sx={{ marginBlock: 2, overflowX: "auto" }}>
        <Table size="small" sx={{ minWidth: 640, "& td, & th": { verticalAlign: "top" } }}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ width: 64 }}>{text.line}</TableCell>
              <TableCell sx={{ width: "20%" }}>{text.product}</TableCell>
              <TableCell sx={{ width: 130 }}>{text.state}</TableCell>
              <TableCell>{text.what}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data?.rows.map((line) => (
              <Line key={`${line.sheet} ${line.id}`} line={line} />
            ))}
          </TableBody>
        </Table>
        {data?.total === 0 && <Typography sx={{ padding: 2 }}>{text.noRows}</Typography>}
      </Paper>
      {data && data.total > perPage && (
        <Pagination
          count={Math.ceil(data.total / perPage)}
          page={page}
          onChange={(_event, chosen) => setPage(chosen)}
          sx={{ marginBlockEnd: 2 }}
        />
      )}
    </>
  );
}

function Choice({
  label,
  chosen,
  onChoose,
}: {
  label: string;
  chosen: boolean;
  onChoose: () => void;
}) {
  return (
    <Button
      size="small"
      variant={chosen ? "contained" : "outlined"}
      aria-pressed={chosen}
      onClick={onChoose}
    >
      {label}
    </Button>
  );
}

function Line({ line }: { line: ImportLine }) {
  const text = useTexts(texts);
  const reasonText = useReasonText();
  const placeText = usePlaceText();
  const language = useLanguage();
  return (
    <TableRow>
      <TableCell>
        {line.id}
        {line.sheetName && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {line.sheetName[language]}
          </Typography>
        )}
      </TableCell>
      <TableCell sx={{ overflowWrap: "anywhere" }}>
        <bdi>{line.productId || "–"}</bdi>
      </TableCell>
      <TableCell>
        <Chip
          size="small"
          color={colours[line.state]}
          variant="outlined"
          label={text[line.state]}
        />
        {line.changedSince && <Chip size="small" label={text.changedMark} />}
        {line.rolledBack && <Chip size="small" label={text.restoredMark} />}
      </TableCell>
      <TableCell>
        {line.problems.map((problem) => (
          <Typography key={placeText(problem)} variant="body2" color="error">
            <strong>{placeText(problem)}</strong>: {reasonText(problem)}
          </Typography>
        ))}
        <Changes changes={line.changes} />
      </TableCell>
    </TableRow>
  );
}

const shownAtFirst = 4;

function Changes({ changes }: { changes: ImportLine["changes"] }) {
  const text = useTexts(texts);
  const [all, setAll] = useState(false);
  const placeText = usePlaceText();
  const hidden = changes.length - shownAtFirst;
  return (
    <>
      {changes.slice(0, all ? undefined : shownAtFirst).map(({ before, after, ...change }) => (
        <Typography key={placeText(change)} variant="body2" sx={{ overflowWrap: "anywhere" }}>
          <strong>{placeText(change)}</strong>:{" "}
          {before !== "" && (
            <>
              <Box component="del" dir="auto" sx={{ color: "text.secondary" }}>
                {before}
              </Box>{" "}
              →{" "}
            </>
          )}
          <Box component="ins" dir="auto" sx={{ textDecoration: "none" }}>
            {after === "" ? text.empty : after}
          </Box>
        </Typography>
      ))}
      {hidden > 0 && (
        <Button size="small" onClick={() => setAll(!all)}>
          {all ? text.less : text.more(hidden)}
        </Button>
      )}
    </>
  );
}
