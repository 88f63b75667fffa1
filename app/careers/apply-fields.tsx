import { useState } from "react";
import { m } from "#text";
import { getLocale } from "#text/runtime";
import { CaptchaField } from "../captcha/captcha-field.tsx";
import { Link } from "../ui/controls/link.tsx";
import { FileField, TextArea, TextField } from "../ui/forms/field.tsx";
import type { GivenApplication } from "./given-application.ts";

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
            <FileField
              label={m.apply_file()}
              hint={m.apply_file_hint()}
              error={errors.get("file")}
              name="file"
              accept="application/pdf,.pdf"
              later={!given}
            />
            {!given && (
              <p className="hidden text-sm text-felt noscript:block @lg:col-span-full">
                {m.apply_file_follows()}
              </p>
            )}
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
