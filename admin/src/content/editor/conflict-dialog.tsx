import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Radio,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from "@mui/material";
import { useMemo, useState } from "react";
import { useTexts } from "../../language.ts";
import type { Content } from "../field.ts";
import type { OfficeRecord } from "../record.ts";
import { texts } from "../texts.ts";
import { useWording } from "../use-wording.ts";
import { listConflicts, mergeVersions, proposedSide, type Side } from "./merge.ts";

/** Two people have written the same thing: both versions, part by part, and nothing lost. */
export function ConflictDialog({
  kind,
  base,
  mine,
  theirs,
  onMerged,
  onClose,
}: {
  kind: string;
  /** What both began with. */
  base: Content;
  mine: Content;
  theirs: OfficeRecord;
  onMerged: (content: Content) => void;
  onClose: () => void;
}) {
  const text = useTexts(texts);
  const { nameOf, sayOf } = useWording(kind);
  const conflicts = useMemo(
    () => listConflicts({ base, mine, theirs: theirs.content }),
    [base, mine, theirs],
  );
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const chooseAll = (side: Side) =>
    setChosen(Object.fromEntries(conflicts.map(({ path }) => [path, side])));

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg">
      <DialogTitle>{text.conflictTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {text.conflictLead(theirs.updatedBy ?? text.somebody)}
        </DialogContentText>
        <Box sx={{ marginBlock: 1 }}>
          <Button size="small" onClick={() => chooseAll("theirs")}>
            {text.keepTheirs}
          </Button>
          <Button size="small" onClick={() => chooseAll("mine")}>
            {text.keepMine}
          </Button>
        </Box>
        <Table size="small" sx={{ tableLayout: "fixed", "& td": { verticalAlign: "top" } }}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ width: "20%" }}>{text.field}</TableCell>
              <TableCell>{text.theirs}</TableCell>
              <TableCell>{text.mine}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {conflicts.map(({ path, changed, ...sides }) => (
              <TableRow key={path}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: "anywhere" }}>
                  {nameOf(path.replaceAll("/", "."))}
                </TableCell>
                {(["theirs", "mine"] as const).map((side) => (
                  <TableCell key={side}>
                    <Box component="label" sx={{ display: "flex", cursor: "pointer" }}>
                      <Radio
                        size="small"
                        name={path}
                        checked={(chosen[path] ?? proposedSide(changed)) === side}
                        onChange={() => setChosen({ ...chosen, [path]: side })}
                        slotProps={{
                          input: {
                            "aria-label": `${nameOf(path.replaceAll("/", "."))} ${text[side]}`,
                          },
                        }}
                      />
                      <Box
                        component="span"
                        dir="auto"
                        sx={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap", paddingBlock: 1 }}
                      >
                        {shown(sayOf(path.replaceAll("/", "."), sides[side])) || text.nothing}
                      </Box>
                    </Box>
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button
          variant="contained"
          onClick={() => onMerged(mergeVersions({ theirs: theirs.content, conflicts, chosen }))}
        >
          {text.saveMerged}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function shown(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
