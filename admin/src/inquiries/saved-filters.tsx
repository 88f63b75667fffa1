import SaveIcon from "@mui/icons-material/BookmarkAddOutlined";
import {
  Box,
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from "@mui/material";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useListContext, useTranslate } from "react-admin";
import { useTexts } from "../language.ts";
import { call } from "../office/call.ts";
import { useAct } from "../office/use-act.ts";
import { texts } from "./texts.ts";

const key = ["inquiry-filters"];
const path = "inquiries/filters";

/** The views somebody keeps, one press away; and a way to keep the present one. */
export function SavedFilters() {
  const text = useTexts(texts);
  const client = useQueryClient();
  const { filterValues, setFilters } = useListContext();
  const [naming, setNaming] = useState(false);
  const { act, busy } = useAct();
  const { data: saved = [] } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call<"GET /inquiries/filters">({ path, signal }),
  });
  const readAnew = () => client.invalidateQueries({ queryKey: key });
  const filtered = Object.keys(filterValues).length > 0;

  async function remove(id: string) {
    await act(
      () => call<"DELETE /inquiries/filters/:filter">({ method: "DELETE", path: `${path}/${id}` }),
      {
        done: text.filterRemoved,
      },
    );
    await readAnew();
  }

  if (saved.length === 0 && !filtered) return null;
  return (
    <Box
      role="group"
      aria-label={text.saved}
      sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", marginBlockEnd: 1.5 }}
    >
      {saved.map(({ id, name, filter }) => {
        const shown = JSON.stringify(filter) === JSON.stringify(filterValues);
        return (
          <Chip
            key={id}
            label={name}
            color={shown ? "primary" : "default"}
            variant={shown ? "filled" : "outlined"}
            aria-pressed={shown}
            onClick={() => setFilters(filter)}
            onDelete={() => remove(id)}
            disabled={busy}
          />
        );
      })}
      {filtered && (
        <Button size="small" startIcon={<SaveIcon />} onClick={() => setNaming(true)}>
          {text.save}
        </Button>
      )}
      <NameDialog
        open={naming}
        onClose={() => setNaming(false)}
        onName={async (name) => {
          setNaming(false);
          const body = { name, filter: filterValues };
          await act(() => call<"POST /inquiries/filters">({ method: "POST", path, body }), {
            done: text.filterSaved,
          });
          await readAnew();
        }}
      />
    </Box>
  );
}

function NameDialog({
  open,
  onClose,
  onName,
}: {
  open: boolean;
  onClose: () => void;
  onName: (name: string) => void;
}) {
  const text = useTexts(texts);
  const translate = useTranslate();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    const name = String(new FormData(event.currentTarget).get("name") ?? "").trim();
    if (name !== "") onName(name);
  }

  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs">
      <form onSubmit={submit}>
        <DialogTitle>{text.save}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ marginBlockEnd: 2 }}>{text.saveHint}</DialogContentText>
          <TextField
            autoFocus
            fullWidth
            required
            name="name"
            label={text.saveName}
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate("ra.action.cancel")}</Button>
          <Button type="submit" variant="contained">
            {translate("ra.action.save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
