import { MenuItem, TextField } from "@mui/material";

type Colleague = { id: string; name: string };

/** Who looks after something. Somebody who has left still does until another one does. */
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
  const isThere = colleagues.some(({ id }) => id === assignee?.id);
  const people = assignee && !isThere ? [...colleagues, assignee] : colleagues;
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
      {people.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
