import { Checkbox } from "@mui/material";
import { useListContext } from "react-admin";
import { useTexts } from "../language.ts";
import type { InquiryLine } from "./inquiry.ts";
import { isAllSelected, toggleShown } from "./list-filter.ts";
import { texts } from "./texts.ts";

/** Ticks every inquiry on the page. React-admin's own boxes for rows have no name to be told by. */
export function SelectAll() {
  const text = useTexts(texts);
  const { data = [], selectedIds, onSelect } = useListContext<InquiryLine>();
  const shown = data.map(({ id }) => id);
  const all = isAllSelected({ shown, selected: selectedIds });
  return (
    <Checkbox
      size="small"
      checked={all}
      indeterminate={!all && shown.some((id) => selectedIds.includes(id))}
      onChange={() => onSelect(toggleShown({ shown, selected: selectedIds }))}
      slotProps={{ input: { "aria-label": text.selectAll } }}
    />
  );
}

export function SelectOne({ inquiry: { id, name } }: { inquiry: InquiryLine }) {
  const text = useTexts(texts);
  const { selectedIds, onToggleItem } = useListContext<InquiryLine>();
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(id)}
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { "aria-label": text.selectOne(name) } }}
    />
  );
}
