import { Checkbox } from "@mui/material";
import { type RaRecord, useListContext } from "react-admin";
import { isAllSelected, toggleShown } from "./selected-rows.ts";

/** Ticks every row on the page. React-admin's own boxes for rows have no name to be told by. */
export function SelectAll({ label }: { label: string }) {
  const { data = [], selectedIds, onSelect } = useListContext<RaRecord>();
  const shown = data.map(({ id }) => id);
  const all = isAllSelected({ shown, selected: selectedIds });
  return (
    <Checkbox
      size="small"
      checked={all}
      indeterminate={!all && shown.some((id) => selectedIds.includes(id))}
      onChange={() => onSelect(toggleShown({ shown, selected: selectedIds }))}
      slotProps={{ input: { "aria-label": label } }}
    />
  );
}

export function SelectOne({ id, label }: { id: RaRecord["id"]; label: string }) {
  const { selectedIds, onToggleItem } = useListContext<RaRecord>();
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(id)}
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { "aria-label": label } }}
    />
  );
}
