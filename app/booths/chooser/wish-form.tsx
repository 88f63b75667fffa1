import type { ReactNode } from "react";
import { places } from "#domain/booth-chooser/place-booth.ts";
import {
  limits,
  type NumberWish,
  privacies,
  type ReadWishes,
  uses,
  voices,
} from "#domain/booth-chooser/read-wishes.ts";
import { m } from "#text";
import { buttonClass } from "../../ui/controls/button.tsx";
import { Link, localHref } from "../../ui/controls/link.tsx";
import { Field, TextField } from "../../ui/forms/field.tsx";
import { chooserPath } from "./chooser-address.ts";

type Given = Pick<ReadWishes, "typed" | "problems">;

const numberLabels: Record<NumberWish, () => string> = {
  persons: m.chooser_persons,
  background: m.chooser_background,
  distance: m.chooser_distance,
  length: m.chooser_length,
  width: m.chooser_width,
  height: m.chooser_height,
  time: m.chooser_time,
};
const hints: Partial<Record<NumberWish, () => string>> = {
  background: m.chooser_background_hint,
  distance: m.chooser_distance_hint,
  time: m.chooser_time_hint,
};

/** A plain form: sent, it leads to the page with the answer, which can be kept and passed on. */
export function WishForm({ typed, problems, isExample }: Given & { isExample: boolean }) {
  const given = { typed, problems };
  return (
    <form
      action={localHref(chooserPath)}
      method="get"
      aria-label={m.chooser_wishes()}
      className="grid content-start gap-10 print:hidden"
    >
      {Object.keys(problems).length > 0 && (
        <p role="alert" className="border-s-4 border-danger bg-white px-5 py-4">
          {m.chooser_problems()}
        </p>
      )}
      {isExample && (
        <p className="border-s-2 border-oak bg-sand px-4 py-3">{m.chooser_example()}</p>
      )}
      <Part title={m.chooser_people()}>
        <NumberWishField name="persons" {...given} />
        <Choice
          name="use"
          label={m.chooser_use()}
          typed={typed.use}
          options={uses.map((use) => [use, useNames[use]()])}
        />
        <Choice
          name="voice"
          label={m.chooser_voice()}
          typed={typed.voice}
          options={voices.map((by) => [
            by,
            by === "0" ? m.chooser_voice_normal() : m.chooser_voice_louder({ by }),
          ])}
        />
        <Choice
          name="privacy"
          label={m.chooser_privacy()}
          typed={typed.privacy}
          wide
          options={privacies.map((privacy) => [privacy, privacyNames[privacy]()])}
        />
      </Part>
      <Part title={m.chooser_around()}>
        <NumberWishField name="background" {...given} />
        <NumberWishField name="distance" {...given} />
      </Part>
      <Part title={m.chooser_room()}>
        <NumberWishField name="length" {...given} />
        <NumberWishField name="width" {...given} />
        <NumberWishField name="height" {...given} />
        <NumberWishField name="time" {...given} />
        <Choice
          name="place"
          label={m.chooser_place()}
          typed={typed.place}
          options={places.map((place) => [place, placeNames[place]()])}
        />
        <p className="self-end pb-3">
          <Link
            to="/calculator.html"
            className="underline decoration-oak underline-offset-4 hover:text-oak-deep"
          >
            {m.nav_calculator()}
          </Link>
        </p>
      </Part>
      <button type="submit" className={`justify-self-start ${buttonClass()}`}>
        {m.chooser_submit()}
      </button>
    </form>
  );
}

const useNames = {
  call: m.chooser_use_call,
  meeting: m.chooser_use_meeting,
  focus: m.chooser_use_focus,
};
const privacyNames = {
  undisturbed: m.chooser_privacy_undisturbed,
  private: m.chooser_privacy_private,
};
const placeNames = {
  corner: m.chooser_place_corner,
  wall: m.chooser_place_wall,
  middle: m.chooser_place_middle,
};

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 w-full border-b border-ink pb-2 text-xl font-semibold">
        {title}
      </legend>
      <div className="grid gap-x-5 gap-y-5 phone:grid-cols-2">{children}</div>
    </fieldset>
  );
}

/** Text to the browser, which would refuse ٧٫٥ and 7,5. */
function NumberWishField({ name, typed, problems }: Given & { name: NumberWish }) {
  return (
    <TextField
      name={name}
      label={numberLabels[name]()}
      defaultValue={typed[name]}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      maxLength={20}
      hint={hints[name]?.()}
      error={problemText({ name, problem: problems[name] })}
    />
  );
}

function problemText({
  name,
  problem,
}: {
  name: NumberWish;
  problem: Given["problems"][NumberWish];
}): string | undefined {
  const { least, most, whole } = limits[name];
  switch (problem) {
    case "missing":
      return m.chooser_problem_missing();
    case "number":
      return whole ? m.chooser_problem_whole() : m.chooser_problem_number();
    case "range":
      return m.chooser_problem_range({ least, most });
    default:
      return undefined;
  }
}

function Choice({
  name,
  label,
  typed,
  options,
  wide = false,
}: {
  name: string;
  label: string;
  typed: string;
  options: [value: string, label: string][];
  wide?: boolean;
}) {
  return (
    <Field label={label} className={wide ? "phone:col-span-2" : ""}>
      {(control) => (
        <select {...control} name={name} defaultValue={typed} className="field-box h-12">
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
