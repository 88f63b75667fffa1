import { m } from "#text";
import { AreaPage } from "../member-area/area-page.tsx";
import { changeOwn, useOwnRecord } from "../member-area/use-own-record.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { localHref } from "../ui/controls/link.tsx";
import { TextArea, TextField } from "../ui/forms/field.tsx";
import { EmptyState } from "../ui/page/empty-state.tsx";
import { OwnForm } from "./own-form.tsx";
import type { OwnEntry, OwnResume } from "./own-types.ts";

type Kind = "education" | "experience";

const labels: Record<Kind, Record<"place" | "title" | "add" | "edit", () => string>> = {
  education: {
    place: m.resume_school,
    title: m.resume_degree,
    add: m.resume_add_education,
    edit: m.resume_edit_education,
  },
  experience: {
    place: m.resume_employer,
    title: m.resume_post,
    add: m.resume_add_experience,
    edit: m.resume_edit_experience,
  },
};

/** Adds or edits one stay at a school or in a job. */
export function ResumeEntryForm({ kind, id }: { kind: Kind; id?: string | undefined }) {
  const { value: resume, failure } = useOwnRecord<OwnResume>("resume");
  const entry = resume?.[kind].find((one) => one.id === id);
  const label = labels[kind];

  async function save(values: FormData) {
    const fields = Object.fromEntries(values);
    const body = { ...fields, ended: fields.ended || null, kind, id };
    await changeOwn<OwnResume>({ path: "resume/save", body });
    location.assign(localHref("/users/myresume"));
  }

  return (
    <AreaPage
      title={id === undefined ? label.add() : label.edit()}
      isReady={resume !== undefined}
      failure={failure}
    >
      {id !== undefined && !entry ? (
        <EmptyState title={m.resume_gone()}>
          <ButtonLink to="/users/myresume">{m.member_resume()}</ButtonLink>
        </EmptyState>
      ) : (
        <OwnForm
          onSave={save}
          actions={
            <ButtonLink to="/users/myresume" look="outline">
              {m.cancel()}
            </ButtonLink>
          }
        >
          {(problems) => (
            <>
              <Line name="title" label={label.title()} entry={entry} error={problems("title")} />
              <Line name="place" label={label.place()} entry={entry} error={problems("place")} />
              <div className="grid gap-6 phone:grid-cols-2">
                <Month
                  name="began"
                  label={m.resume_began()}
                  entry={entry}
                  error={problems("began")}
                />
                <Month
                  name="ended"
                  label={m.resume_ended()}
                  entry={entry}
                  error={problems("ended")}
                />
              </div>
              <TextArea
                label={m.resume_about()}
                name="about"
                defaultValue={entry?.about}
                error={problems("about")}
                dir="auto"
                optional
              />
            </>
          )}
        </OwnForm>
      )}
    </AreaPage>
  );
}

type Typed<Name> = {
  name: Name;
  label: string;
  entry: OwnEntry | undefined;
  error: string | undefined;
};

function Line({ name, label, entry, error }: Typed<"title" | "place">) {
  return (
    <TextField
      label={label}
      name={name}
      defaultValue={entry?.[name]}
      error={error}
      dir="auto"
      maxLength={200}
      required
    />
  );
}

/** Browsers without a picker of months show a text field, hence the pattern. */
function Month({ name, label, entry, error }: Typed<"began" | "ended">) {
  const isEnd = name === "ended";
  return (
    <TextField
      label={label}
      name={name}
      type="month"
      pattern="\d{4}-\d{2}"
      placeholder="2019-09"
      min="1900-01"
      defaultValue={entry?.[name] ?? ""}
      error={error}
      hint={isEnd ? m.resume_ended_hint() : undefined}
      required={!isEnd}
      optional={isEnd}
    />
  );
}
