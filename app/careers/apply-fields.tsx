import { useState } from "react";
import { m } from "#text";
import { getLocale } from "#text/runtime";
import { CaptchaField } from "../inquiry/captcha-field.tsx";
import { controlClass, Field, TextArea, TextField } from "../ui/field.tsx";
import { Link } from "../ui/link.tsx";
import type { GivenApplication } from "./apply-form.tsx";

export function ApplyFields({
  given,
  hasResume,
  captchaRound,
  errors,
}: {
  given: GivenApplication | undefined;
  /** Sent in place of a file, unless the applicant says otherwise. */
  hasResume: boolean;
  /** Another number, another picture. */
  captchaRound: number;
  errors: Map<string, string>;
}) {
  const [chosen, choose] = useState<"file" | "resume">();
  const way = chosen ?? (hasResume ? "resume" : "file");
  const field = (name: string) => ({
    name,
    defaultValue: given?.typed?.[name] ?? "",
    error: errors.get(name),
  });
  return (
    <>
      <input type="hidden" name="lang" value={getLocale()} />
      {given?.key && <input type="hidden" name="key" value={given.key} />}
      <Trap />
      <div className="grid gap-x-6 gap-y-5 @lg:grid-cols-2">
        <TextField label={m.apply_name()} {...field("name")} autoComplete="name" required />
        <TextField label={m.phone()} {...field("phone")} type="tel" autoComplete="tel" required />
        <TextField
          label={m.email()}
          hint={m.apply_email_hint()}
          optional
          {...field("email")}
          inputMode="email"
          dir="ltr"
          autoComplete="email"
          className="@lg:col-span-full"
        />
        <TextArea
          label={m.apply_message()}
          hint={m.apply_message_hint()}
          {...field("message")}
          required
          rows={5}
          className="@lg:col-span-full"
        />
        <Ways way={way} onChoose={choose} />
        {way === "file" ? (
          <>
            <FileField error={errors.get("file")} follows={!given} />
            <CaptchaField
              key={captchaRound}
              given={captchaRound === 0 ? given?.captcha : undefined}
              error={errors.get("code")}
            />
          </>
        ) : (
          <p className="text-sm text-felt @lg:col-span-full">
            {errors.get("resume") && (
              <span className="mb-1 block text-danger">{errors.get("resume")}</span>
            )}
            {m.apply_resume_note()}{" "}
            <Link to="/users/myresume" className="underline underline-offset-4">
              {m.apply_resume_open()}
            </Link>
          </p>
        )}
      </div>
    </>
  );
}

function Ways({
  way,
  onChoose,
}: {
  way: "file" | "resume";
  onChoose: (way: "file" | "resume") => void;
}) {
  const choices = [
    ["file", m.apply_use_file()],
    ["resume", m.apply_use_resume()],
  ] as const;
  return (
    <fieldset className="@lg:col-span-full noscript:hidden">
      <legend className="mb-1.5 font-medium">{m.apply_how()}</legend>
      <div className="flex flex-wrap gap-x-8">
        {choices.map(([value, label]) => (
          <label key={value} className="inline-flex min-h-11 items-center gap-2.5">
            <input
              type="radio"
              name="with"
              value={value}
              checked={way === value}
              onChange={() => onChoose(value)}
              className="size-5 accent-oak-deep"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Without JavaScript the code follows on the next page, and a file chosen here would be lost there. */
function FileField({ error, follows }: { error: string | undefined; follows: boolean }) {
  return (
    <div className="@lg:col-span-full">
      <Field
        label={m.apply_file()}
        hint={m.apply_file_hint()}
        error={error}
        className={follows ? "noscript:hidden" : ""}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            name="file"
            accept="application/pdf,.pdf"
            className={`py-2.5 ${controlClass} file:me-4 file:rounded-full file:border-0 file:bg-sand file:px-4 file:py-1.5`}
          />
        )}
      </Field>
      {follows && (
        <p className="hidden text-sm text-felt noscript:block">{m.apply_file_follows()}</p>
      )}
    </div>
  );
}

/** People neither see nor reach it, robots fill in everything. */
function Trap() {
  return (
    <div aria-hidden="true" className="absolute -start-[9999px] h-0 overflow-hidden">
      <label>
        {m.inquiry_trap()}
        <input name="faxNumber" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
