import { Box, Table, TableBody, TableCell, TableHead, TableRow } from "@mui/material";
import { useIntl, useTexts } from "../language.ts";
import { texts } from "./texts.ts";
import type { Count } from "./use-figures.ts";

/** The numbers of a chart, for whoever wants them exactly. */
export function CountTable({ label, rows }: { label: string; rows: Count[] }) {
  const text = useTexts(texts);
  const numbers = new Intl.NumberFormat(useIntl());
  return (
    <Box component="details" sx={{ marginBlockStart: 1 }}>
      <Box component="summary" sx={{ cursor: "pointer", color: "text.secondary" }}>
        {text.asTable}
      </Box>
      <Box sx={{ maxHeight: 320, overflowY: "auto" }} tabIndex={0} role="region" aria-label={label}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{label}</TableCell>
              <TableCell align="right">{text.count}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ name, count }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: "anywhere" }}>
                  <bdi>{name}</bdi>
                </TableCell>
                <TableCell align="right">{numbers.format(count)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}
