import {
  Box,
  Link as MuiLink,
  Pagination,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useTexts } from "../language.ts";
import { call } from "../office/call.ts";
import { When } from "../ui/when.tsx";
import { rowCount } from "./sheet-state.ts";
import { texts } from "./texts.ts";

const perPage = 10;

/** What was imported before, newest first. */
export function ImportHistory() {
  const text = useTexts(texts);
  const [page, setPage] = useState(1);
  const { data } = useQuery({
    queryKey: ["import", "history", page],
    queryFn: ({ signal }) =>
      call<"GET /import">({ path: "import", query: { page, perPage }, signal }),
    placeholderData: (shown) => shown,
  });
  if (!data) return null;
  if (data.total === 0) return <Typography>{text.noHistory}</Typography>;
  return (
    <>
      <Box sx={{ overflowX: "auto" }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{text.file}</TableCell>
              <TableCell>{text.state}</TableCell>
              <TableCell>{text.rows}</TableCell>
              <TableCell>{text.when}</TableCell>
              <TableCell>{text.who}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.rows.map(({ id, name, state, counts, createdAt, createdBy }) => (
              <TableRow key={id}>
                <TableCell>
                  <MuiLink component={Link} to={`/import/${id}`}>
                    <bdi>{name}</bdi>
                  </MuiLink>
                </TableCell>
                <TableCell>{text[state]}</TableCell>
                <TableCell>{rowCount(counts)}</TableCell>
                <TableCell>
                  <When at={createdAt} />
                </TableCell>
                <TableCell>{createdBy ?? "–"}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {data.total > perPage && (
        <Pagination
          count={Math.ceil(data.total / perPage)}
          page={page}
          onChange={(_event, chosen) => setPage(chosen)}
          sx={{ marginBlockStart: 1 }}
        />
      )}
    </>
  );
}
