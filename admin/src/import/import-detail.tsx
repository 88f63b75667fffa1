import { Alert, AlertTitle, Box, Button, LinearProgress, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNotify } from "react-admin";
import { Link, useParams } from "react-router-dom";
import { useLanguage, useTexts } from "../language.ts";
import { call, isConflict } from "../office/call.ts";
import { useAct } from "../office/use-act.ts";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { When } from "../ui/when.tsx";
import { ImportRows } from "./import-rows.tsx";
import type { ProductImport } from "./product-import.ts";
import { actionOf, sheetStateOf } from "./sheet-state.ts";
import { texts } from "./texts.ts";
import { useReasonText } from "./use-reason.ts";

/** One sheet: what it would do or has done, row by row, and the buttons that do it or take it back. */
export function ImportDetail() {
  const text = useTexts(texts);
  const { id = "" } = useParams();
  const [committing, setCommitting] = useState(false);
  const { data: found } = useQuery({
    queryKey: ["import", id],
    queryFn: ({ signal }) => call<"GET /import/:id">({ path: `import/${id}`, signal }),
    refetchInterval: committing ? 500 : false,
  });
  if (!found) return null;
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 2, flexWrap: "wrap" }}>
        <Box sx={{ flex: "1 1 240px" }}>
          <Typography variant="h5" component="h2" sx={{ overflowWrap: "anywhere" }}>
            <bdi>{found.name}</bdi>
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {text[found.state]} ·{" "}
            <When at={found.rolledBackAt ?? found.committedAt ?? found.createdAt} />
            {found.createdBy && ` · ${found.createdBy}`}
          </Typography>
        </Box>
        <Actions found={found} onCommitting={setCommitting} />
      </Box>
      <SheetSummary found={found} committing={committing} />
      <ImportRows found={found} />
      <Button component={Link} to="/import">
        {text.back}
      </Button>
    </Box>
  );
}

function Actions({
  found,
  onCommitting,
}: {
  found: ProductImport;
  onCommitting: (underWay: boolean) => void;
}) {
  const text = useTexts(texts);
  const notify = useNotify();
  const { act, busy } = useAct();
  const emptied = useEmptied(found);
  const { id, counts, changedSince } = found;

  async function commit() {
    onCommitting(true);
    await act(async () => {
      try {
        await call<"POST /import/:id/commit">({
          method: "POST",
          path: `import/${id}/commit`,
          body: {},
        });
      } catch (error) {
        if (!isConflict(error)) throw error;
        await call<"POST /import/:id/check">({
          method: "POST",
          path: `import/${id}/check`,
          body: {},
        });
        notify(text.conflict, { type: "warning", autoHideDuration: 10_000 });
      }
    });
    onCommitting(false);
  }

  function rollBack() {
    return act(() =>
      call<"POST /import/:id/rollback">({
        method: "POST",
        path: `import/${id}/rollback`,
        body: {},
      }),
    );
  }

  switch (actionOf(found)) {
    case "roll-back":
      return (
        <ConfirmButton
          label={text.rollBack}
          question={text.rollBackQuestion(changedSince)}
          onConfirm={rollBack}
          disabled={busy}
          variant="outlined"
        />
      );
    case "commit":
      return (
        <ConfirmButton
          label={text.commit}
          question={[text.commitQuestion(counts.new, counts.changed), emptied]
            .filter(Boolean)
            .join(" ")}
          onConfirm={commit}
          disabled={busy}
          variant="contained"
        />
      );
    default:
      return null;
  }
}

/** Which parts of how many products would be gone, in a sentence; nothing where none would. */
function useEmptied({ empties }: ProductImport): string {
  const text = useTexts(texts);
  const language = useLanguage();
  if (empties.length === 0) return "";
  const list = empties.map(({ sheet, products }) => text.emptied(sheet[language], products));
  return text.empties(list.join(text.listSeparator));
}

/** The state of the sheet, in a sentence. */
function SheetSummary({ found, committing }: { found: ProductImport; committing: boolean }) {
  const text = useTexts(texts);
  const reasonText = useReasonText();
  const language = useLanguage();
  const emptied = useEmptied(found);
  const { counts, problems, progress, changedSince, restored } = found;
  const margin = { marginBlock: 2, maxWidth: 880 };
  if (committing) {
    const { done, total } = progress ?? { done: 0, total: counts.new + counts.changed };
    return (
      <Box role="status" sx={margin}>
        <Typography variant="body2">
          {progress && done === total ? text.indexing : text.committing(done, total)}
        </Typography>
        <LinearProgress
          variant={progress && done < total ? "determinate" : "indeterminate"}
          value={(done / Math.max(1, total)) * 100}
          aria-label={text.commit}
        />
      </Box>
    );
  }
  switch (sheetStateOf(found)) {
    case "unreadable":
      return (
        <Alert severity="error" sx={margin}>
          <AlertTitle>{text.sheetWrong}</AlertTitle>
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
            {problems.map((problem) => (
              <li key={`${problem.sheet} ${problem.reason} ${problem.detail}`}>
                {problem.sheetName && text.inSheet(problem.sheetName[language])}
                {reasonText(problem)}
              </li>
            ))}
          </Box>
        </Alert>
      );
    case "committed":
      return (
        <Alert severity={changedSince > 0 ? "info" : "success"} sx={margin}>
          {text.committedDone(counts.new, counts.changed)}{" "}
          {changedSince > 0 && text.changedSince(changedSince)}
        </Alert>
      );
    case "rolled-back": {
      const left = counts.new + counts.changed - restored;
      return (
        <Alert severity={left > 0 ? "warning" : "success"} sx={margin}>
          {text.rolledBack(restored, left)}
        </Alert>
      );
    }
    case "wrong":
      return (
        <Alert severity="error" sx={margin}>
          {text.rowsWrong(counts.wrong)}
        </Alert>
      );
    case "ready":
      return (
        <>
          <Alert severity="info" sx={margin}>
            {text.ready(counts.new, counts.changed)}
          </Alert>
          {emptied && (
            <Alert severity="warning" sx={margin}>
              {emptied}
            </Alert>
          )}
        </>
      );
    case "nothing":
      return (
        <Alert severity="info" sx={margin}>
          {text.nothingToDo}
        </Alert>
      );
  }
}
