import type { ReactNode } from "react";
import { controlClass, Field } from "../ui/forms/field.tsx";

export function SelectField({
  label,
  value,
  onChange,
  error,
  children,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <select
          {...control}
          value={value}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
          className={`h-12 ${controlClass}`}
        >
          {children}
        </select>
      )}
    </Field>
  );
}
