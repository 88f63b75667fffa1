import {
  Box,
  FormHelperText,
  InputBase,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from "@mui/material";
import { useState } from "react";
import { useTexts } from "../../language.ts";
import { toNumber } from "../fields/to-number.ts";
import { useInput } from "../fields/use-input.ts";
import { texts } from "../texts.ts";

/** Absorption coefficients in a row, as a laboratory's report prints them. */
export function BandTable({
  path,
  bands,
  caption,
}: {
  path: string;
  bands: readonly number[];
  caption: string;
}) {
  const text = useTexts(texts);
  return (
    <Box sx={{ overflowX: "auto" }}>
      <Table
        size="small"
        sx={{
          "& th, & td": { textAlign: "center", paddingInline: 0.5 },
          "& caption": { captionSide: "top", padding: 0, textAlign: "start" },
        }}
      >
        <caption>{caption}</caption>
        <TableHead>
          <TableRow>
            {bands.map((band) => (
              <TableCell key={band} component="th" scope="col">
                {band} Hz
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            {bands.map((band) => (
              <TableCell key={band}>
                <Coefficient path={`${path}.${band}`} label={`${text.coefficient} ${band} Hz`} />
              </TableCell>
            ))}
          </TableRow>
        </TableBody>
      </Table>
    </Box>
  );
}

function Coefficient({ path, label }: { path: string; label: string }) {
  const { value, set, onBlur, ref, error, disabled } = useInput<number | string | null>(path);
  const [typed, setTyped] = useState<string>();
  return (
    <>
      <InputBase
        value={typed ?? value ?? ""}
        onChange={(event) => {
          setTyped(event.target.value);
          set(toNumber(event.target.value));
        }}
        onBlur={() => {
          setTyped(undefined);
          onBlur();
        }}
        inputRef={ref}
        disabled={disabled ?? false}
        inputProps={{
          "aria-label": label,
          "aria-invalid": error !== undefined,
          inputMode: "decimal",
        }}
        sx={{
          border: 1,
          borderColor: error ? "error.main" : "divider",
          borderRadius: 1,
          minWidth: 52,
          "& input": { textAlign: "center", padding: 0.75 },
          "&.Mui-focused": { borderColor: "primary.main" },
        }}
      />
      {error && <FormHelperText error>{error}</FormHelperText>}
    </>
  );
}
