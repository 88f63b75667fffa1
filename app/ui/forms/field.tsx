import { type ComponentProps, type FormEvent, type ReactNode, useId, useState } from "react";
import { countCharacters } from "#domain/text/typed-text.ts";
import { m } from "#text";

export const controlClass = "field-box";

/** What ties a control to its label, hint and error. */
export type Control = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type FieldProps = {
  label: string;
  /** What to know before typing. */
  hint?: string | undefined;
  error?: string | undefined;
  optional?: boolean;
  /** How many characters may be written; they are counted once few are left. */
  most?: number | undefined;
  className?: string | undefined;
};

/** A labelled control with its hint and its error; the control itself is the caller's. */
export function Field({
  label,
  hint,
  error,
  optional = false,
  most,
  className = "",
  children,
}: FieldProps & { children: (control: Control) => ReactNode }) {
  const id = useId();
  const hintId = hint ? `${id}hint` : undefined;
  const errorId = error ? `${id}error` : undefined;
  const [written, setWritten] = useState(0);
  const count = ({ target }: FormEvent) =>
    setWritten(countCharacters((target as HTMLInputElement).value.trim()));
  return (
    <div className={className} onInput={most ? count : undefined}>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
        {optional && <span className="ms-1.5 text-sm font-normal text-felt">({m.optional()})</span>}
      </label>
      {children({
        id,
        "aria-describedby": [errorId, hintId].filter(Boolean).join(" ") || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error && (
        <p id={errorId} className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-felt">
          {hint}
        </p>
      )}
      {most && (
        <p role="status" className={`text-sm ${written > most ? "text-danger" : "text-felt"}`}>
          {written >= most * 0.9 && m.characters_written({ count: written, most })}
        </p>
      )}
    </div>
  );
}

export function TextField({
  label,
  hint,
  error,
  optional = false,
  most,
  className,
  ...input
}: FieldProps & ComponentProps<"input">) {
  // Phone numbers, addresses of mail and codes read from left to right in Arabic too.
  const isLatin = input.type === "tel" || input.type === "email" || input.dir === "ltr";
  return (
    <Field {...{ label, hint, error, optional, most, className }}>
      {(control) => (
        <input
          {...control}
          {...(isLatin && { dir: "ltr" })}
          {...input}
          className={`h-12 ${controlClass} ${isLatin ? "rtl:text-end" : ""}`}
        />
      )}
    </Field>
  );
}

export function TextArea({
  label,
  hint,
  error,
  optional = false,
  most,
  className,
  ...textarea
}: FieldProps & ComponentProps<"textarea">) {
  return (
    <Field {...{ label, hint, error, optional, most, className }}>
      {(control) => (
        <textarea rows={5} {...control} {...textarea} className={`block py-3 ${controlClass}`} />
      )}
    </Field>
  );
}

/** The button is labelled in the page's language: the browser's own lies unseen beneath the label. */
export function FileField({
  label,
  hint,
  error,
  optional = false,
  later,
  ...input
}: FieldProps &
  ComponentProps<"input"> & {
    /**
     * Whether those without JavaScript choose the file on the next page, where the code is: one
     * chosen here would be lost there.
     */
    later: boolean;
  }) {
  const className = `@lg:col-span-full ${later ? "noscript:hidden" : ""}`;
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(control) => (
        <div className="file-box">
          <span aria-hidden="true">{m.file_choose()}</span>
          <input {...control} {...input} type="file" className={`py-2.5 ${controlClass}`} />
        </div>
      )}
    </Field>
  );
}
