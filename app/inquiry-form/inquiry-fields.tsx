import { useRef } from "react";
import { longestFullName, longestMessage, longestName } from "#domain/inquiries/inquiry-rules.ts";
import { m } from "#text";
import { getLocale } from "#text/runtime";
import { CaptchaField } from "../captcha/captcha-field.tsx";
import { Field, FileField, TextArea, TextField } from "../ui/forms/field.tsx";
import type { Option } from "../ui/forms/filter-options.ts";
import { FilterSelect } from "../ui/forms/filter-select.tsx";
import { Skeleton } from "../ui/page/skeleton.tsx";
import type { GivenInquiry } from "./given-inquiry.ts";
import type { InquiryContext } from "./inquiry-context.ts";

export function InquiryFields({
  context,
  countries,
  given: { typed = {}, key, captcha },
  captchaRound,
  errors,
}: {
  context: InquiryContext;
  countries: Option[] | undefined;
  given: GivenInquiry;
  /** Another number, another picture. */
  captchaRound: number;
  errors: Map<string, string>;
}) {
  const phone = useRef<HTMLInputElement>(null);
  const field = (name: string) => ({
    name,
    defaultValue: typed[name] ?? "",
    error: errors.get(name),
  });

  /** Begins the number with the country's code, unless a number has been begun already. */
  function prefillPhone(country: string) {
    const { current } = phone;
    const diallingCode = countries?.find(({ value }) => value === country)?.detail;
    if (!current || !diallingCode) return;
    const isCodeOnly = countries?.some(({ detail }) => detail === current.value.trim());
    if (current.value.trim() === "" || isCodeOnly) current.value = `${diallingCode} `;
  }

  return (
    <>
      <About context={context} />
      <HiddenFields context={context} submissionKey={key} />
      <div className="grid gap-x-6 gap-y-5 @lg:grid-cols-2 @3xl:grid-cols-3">
        <TextField
          label={m.inquiry_name()}
          hint={m.inquiry_hint_name()}
          {...field("name")}
          most={longestName}
          autoComplete="nickname"
          required
        />
        <TextField
          label={m.inquiry_full_name()}
          optional
          {...field("fullName")}
          most={longestFullName}
          autoComplete="name"
        />
        <TextField
          ref={phone}
          label={m.inquiry_phone()}
          hint={m.inquiry_hint_phone()}
          {...field("phone")}
          type="tel"
          autoComplete="tel"
          required
        />
        <TextField
          label={m.email()}
          optional
          {...field("email")}
          inputMode="email"
          dir="ltr"
          autoComplete="email"
        />
        {getLocale() !== "zh" && (
          <CountryField countries={countries} {...field("country")} onChoose={prefillPhone} />
        )}
        <TextField
          label={m.inquiry_address()}
          optional
          {...field("address")}
          autoComplete="address-line1"
          className={getLocale() === "zh" ? "@lg:col-span-2" : ""}
        />
        <TextArea
          label={m.inquiry_message()}
          hint={m.inquiry_hint_message()}
          {...field("conts")}
          most={longestMessage}
          required
          rows={4}
          className="@lg:col-span-full"
        />
        <FileField
          label={m.inquiry_files()}
          hint={m.inquiry_hint_files()}
          optional
          error={errors.get("files")}
          name="files"
          multiple
          accept="application/pdf,image/jpeg,image/png,image/webp"
          later={!key}
        />
        <CaptchaField
          key={captchaRound}
          given={captchaRound === 0 ? captcha : undefined}
          error={errors.get("code")}
        />
      </div>
    </>
  );
}

function CountryField({
  countries,
  error,
  ...select
}: {
  countries: Option[] | undefined;
  name: string;
  defaultValue: string;
  error: string | undefined;
  onChoose: (country: string) => void;
}) {
  return (
    <Field label={m.inquiry_country()} error={error}>
      {(control) =>
        countries ? (
          <FilterSelect {...control} {...select} options={countries} />
        ) : (
          <Skeleton className="h-12" />
        )
      }
    </Field>
  );
}

function About({ context: { about, quantity } }: { context: InquiryContext }) {
  if (!about) return null;
  return (
    <p className="asked-about">
      <span className="text-sm text-felt">{m.inquiry_about()}</span>
      <br />
      {about}
      {quantity && (
        <>
          {`\u00a0· ${m.inquiry_quantity()} `}
          <bdi>{quantity}</bdi>
        </>
      )}
    </p>
  );
}

function HiddenFields({
  context,
  submissionKey,
}: {
  context: InquiryContext;
  submissionKey: string | undefined;
}) {
  const carried = {
    purpose: context.kind,
    product: context.product,
    finish: context.finish,
    mounting: context.mounting,
    quantity: context.quantity,
    member: context.member,
  };
  return (
    <>
      <input type="hidden" name="lang" value={getLocale()} />
      {submissionKey && <input type="hidden" name="key" value={submissionKey} />}
      {Object.entries(carried).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {/* A trap: people neither see nor reach it, robots fill in everything. */}
      <div aria-hidden="true" className="absolute -start-[9999px] h-0 overflow-hidden">
        <label>
          {m.inquiry_trap()}
          <input name="faxNumber" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
