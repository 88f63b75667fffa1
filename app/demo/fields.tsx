import { m } from "#text";
import { Field, TextArea, TextField } from "../ui/forms/field.tsx";
import type { Option } from "../ui/forms/filter-options.ts";
import { FilterSelect } from "../ui/forms/filter-select.tsx";
import { Specimen } from "./specimen.tsx";

export function Fields({ countries }: { countries: Option[] }) {
  return (
    <>
      <Specimen name="Field">
        <div className="grid gap-6 tablet:grid-cols-3">
          <TextField label={m.inquiry_name()} hint={m.inquiry_hint_name()} name="name" />
          <TextField
            label={m.phone()}
            type="tel"
            name="phone"
            defaultValue="123"
            error={m.inquiry_problem_phone()}
          />
          <TextField label={m.email()} name="email" dir="ltr" optional />
          <TextField label={m.inquiry_address()} name="address" disabled />
          <TextArea
            label={m.inquiry_message()}
            hint={m.inquiry_hint_message()}
            name="conts"
            className="tablet:col-span-2"
          />
        </div>
      </Specimen>
      <Specimen name="FilterSelect">
        <div className="grid gap-6 tablet:grid-cols-2">
          <Field label={m.inquiry_country()}>
            {(control) => <FilterSelect {...control} name="country" options={countries} />}
          </Field>
          <Field label={m.inquiry_country()} error={m.inquiry_problem_country()}>
            {(control) => (
              <FilterSelect
                {...control}
                name="another-country"
                options={countries.filter(({ value }) => value.startsWith("G"))}
                defaultValue="Germany"
              />
            )}
          </Field>
        </div>
      </Specimen>
    </>
  );
}
