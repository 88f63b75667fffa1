import { MenuItem, TextField } from "@mui/material";
import { type Colleague, withAssignee } from "./with-assignee.ts";

/** Who looks after something. */
export function AssigneeSelect({
  label,
  nobody,
  assignee,
  colleagues,
  disabled,
  onChoose,
}: {
  label: string;
  nobody: string;
  assignee: Colleague | null;
  colleagues: Colleague[];
  disabled: boolean;
  onChoose: (assignee: string | null) => void;
}) {
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={assignee?.id ?? "none"}
      disabled={disabled}
      onChange={({ target }) => onChoose(target.value === "none" ? null : target.value)}
    >
      <MenuItem value="none">{nobody}</MenuItem>
      {withAssignee({ colleagues, assignee }).map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
