import { m } from "#text";
import { TextField } from "../ui/forms/field.tsx";
import type { Problem } from "./draft.ts";

/** A number with its unit. It is text to the browser, which would refuse ٧٫٥ and 7,5. */
export function NumberField({
  label,
  unit,
  value,
  onChange,
  problem,
  hint,
}: {
  label: string;
  unit: string;
  value: string;
  onChange: (value: string) => void;
  problem: Problem | undefined;
  hint?: string | undefined;
}) {
  return (
    <TextField
      label={`${label}${m.calculator_in_unit({ unit })}`}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      maxLength={20}
      hint={hint}
      error={problem && problemText(problem)}
    />
  );
}

const texts: Record<Problem, () => string> = {
  number: m.calculator_problem_number,
  size: m.calculator_problem_size,
  "too-large": m.calculator_problem_too_large,
  gone: m.calculator_problem_gone,
  "unknown-absorption": m.calculator_problem_unknown,
};

export function problemText(problem: Problem): string {
  return texts[problem]();
}
