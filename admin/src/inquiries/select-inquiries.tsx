import { Checkbox } from "@mui/material";
import { useListContext } from "react-admin";
import { useTexts } from "../language.ts";
import type { InquiryLine } from "./inquiry.ts";
import { texts } from "./texts.ts";

/** Ticks every inquiry on the page. React-admin's own boxes for rows have no name to be told by. */
export function SelectAll() {
  const text = useTexts(texts);
  const { data = [], selectedIds, onSelect } = useListContext<InquiryLine>();
  const shown = data.map(({ id }) => id);
  const ticked = shown.filter((id) => selectedIds.includes(id));
  const all = ticked.length > 0 && ticked.length === shown.length;
  return (
    <Checkbox
      size="small"
      checked={all}
      indeterminate={ticked.length > 0 && !all}
      onChange={() =>
        onSelect(
          all
            ? selectedIds.filter((id) => !shown.includes(id))
            : [...new Set([...selectedIds, ...shown])],
        )
      }
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
