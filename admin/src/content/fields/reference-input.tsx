import { Autocomplete, TextField } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Language, useLanguage } from "../../language.ts";
import { call } from "../../office/call.ts";
import type { ListedRecord } from "../record.ts";
import { titleIn } from "../title-in.ts";
import { useInput } from "./use-input.ts";

type Option = { id: string; name: string };
type Asked = { path: string; label: string; kind: string };

function readRecords({ kind, query }: { kind: string; query: Record<string, string | number> }) {
  return call<"GET /content/:kind">({
    path: `content/${kind}`,
    query: { perPage: 50, ...query },
  });
}

function toOption({ id, title, code }: ListedRecord, language: Language): Option {
  return { id, name: [titleIn(title, language) || id, code].filter(Boolean).join(" · ") };
}

/** What records go by; their ids while nothing is known. */
export function useNames({ kind, ids }: { kind: string; ids: string[] }) {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ["content", kind, "named", ids],
    queryFn: () =>
      readRecords({ kind, query: { filter: JSON.stringify({ id: ids }), perPage: 200 } }),
    enabled: ids.length > 0,
  });
  const known = new Map((data?.rows ?? []).map((row) => [row.id, toOption(row, language)]));
  return (id: string): Option => known.get(id) ?? { id, name: id };
}

/** Records of a kind: those that are named, and those that go by what is typed. */
function useOptions({ kind, q, ids }: { kind: string; q: string; ids: string[] }) {
  const language = useLanguage();
  const nameOf = useNames({ kind, ids });
  const found = useQuery({
    queryKey: ["content", kind, "found", q],
    queryFn: () => readRecords({ kind, query: { q, sort: "position", order: "asc" } }),
  });
  return { nameOf, options: (found.data?.rows ?? []).map((row) => toOption(row, language)) };
}

export function ReferenceInput({ path, label, kind, optional }: Asked & { optional: boolean }) {
  const { value, set, onBlur, error, disabled } = useInput<string>(path);
  const [q, setQ] = useState("");
  const { nameOf, options } = useOptions({ kind, q, ids: value ? [value] : [] });
  return (
    <Autocomplete<Option, false, false>
      fullWidth
      options={options}
      value={value ? nameOf(value) : null}
      disabled={disabled ?? false}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      filterOptions={(found) => found}
      onInputChange={(_event, typed, reason) => setQ(reason === "input" ? typed : "")}
      onChange={(_event, chosen) => set(chosen?.id ?? "")}
      disableClearable={false}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          label={label}
          required={!optional}
          onBlur={onBlur}
          error={error !== undefined}
          helperText={error}
        />
      )}
    />
  );
}

export function ReferencesInput({ path, label, kind }: Asked) {
  const { value = [], set, onBlur, error, disabled } = useInput<string[]>(path);
  const [q, setQ] = useState("");
  const { nameOf, options } = useOptions({ kind, q, ids: value });
  return (
    <Autocomplete<Option, true>
      multiple
      fullWidth
      options={options}
      value={value.map(nameOf)}
      disabled={disabled ?? false}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      filterOptions={(found) => found}
      onInputChange={(_event, typed, reason) => setQ(reason === "input" ? typed : "")}
      onChange={(_event, chosen) => set(chosen.map(({ id }) => id))}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          label={label}
          onBlur={onBlur}
          error={error !== undefined}
          helperText={error}
        />
      )}
    />
  );
}
