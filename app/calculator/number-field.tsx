import { m } from "#text";
import { TextField } from "../ui/forms/field.tsx";
import type { Problem } from "./draft.ts";
import { useTyped } from "./use-typed.ts";

/** A number with its unit. It is text to the browser, which would refuse ٧٫٥ and 7,5. */
export function NumberField({
  label,
  unit,
  value,
  onChange,
  problem,
  hint,
  optional,
  signed,
}: {
  label: string;
  unit?: string;
  value: string;
  onChange: (value: string) => void;
  problem: Problem | undefined;
  hint?: string | undefined;
  optional?: boolean;
  signed?: boolean;
}) {
  const typed = useTyped({ value, onChange });
  return (
    <TextField
      label={unit ? `${label}${m.calculator_in_unit({ unit })}` : label}
      value={typed.value}
      onChange={({ target }) => typed.onChange(target.value)}
      onBlur={typed.onBlur}
      // The decimal keyboard of an iPhone has no minus.
      inputMode={signed ? "text" : "decimal"}
      autoComplete="off"
      dir="ltr"
      maxLength={20}
      {...(optional && { optional })}
      hint={hint}
      error={problem && problemText(problem)}
    />
  );
}

const texts: Record<Problem, () => string> = {
  number: m.calculator_problem_number,
  size: m.calculator_problem_size,
  coefficient: m.calculator_problem_coefficient,
  whole: m.calculator_problem_whole,
  "too-large": m.calculator_problem_too_large,
  gone: m.calculator_problem_gone,
  "unknown-absorption": m.calculator_problem_unknown,
};

export function problemText(problem: Problem): string {
  return texts[problem]();
}
