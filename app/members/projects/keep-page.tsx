import { useEffect, useState } from "react";
import { m } from "#text";
import { readBasket } from "../../basket/kept-basket.ts";
import { AreaPage } from "../../member-area/area-page.tsx";
import { changeOwn, useOwnRecord } from "../../member-area/use-own-record.ts";
import { accountMeta } from "../../seo/account-meta.ts";
import { localHref } from "../../ui/controls/link.tsx";
import { Field, TextField } from "../../ui/forms/field.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { OwnForm } from "../own-form.tsx";
import type { Route } from "./+types/keep-page";
import { type OfferedWork, readOfferedWork } from "./offered-work.ts";
import type { OwnListedProject } from "./own-project.ts";
import { workNames } from "./work-list.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta({ matches, path: "/users/keep", title: m.keep_in_project() });

/** Where links of other pages lead that keep what they show in a project of the member's choice. */
export default function KeepPage() {
  const { value: projects, failure } = useOwnRecord<OwnListedProject[]>("projects");
  const [work, setWork] = useState<OfferedWork>();
  const [isRead, setRead] = useState(false);
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    setWork(readOfferedWork({ hash: location.hash, basket: readBasket() }));
    setRead(true);
  }, []);
  const project = chosen ?? projects?.[0]?.id ?? "";

  async function keep(values: FormData) {
    const { id } = await changeOwn<{ id: string }>({
      path: "projects/keep",
      body: {
        ...(project ? { id: project } : { name: values.get("name") }),
        ...{ title: values.get("title"), work: work?.work },
      },
    });
    location.assign(localHref(`/users/projects/${id}`));
  }

  return (
    <AreaPage
      title={m.keep_in_project()}
      isReady={isRead && projects !== undefined}
      failure={failure}
    >
      {work ? (
        <OwnForm onSave={keep}>
          {(problems) => (
            <>
              <p className="font-medium text-oak-deep">{workNames[work.work.kind]()}</p>
              <TextField
                label={m.keep_title()}
                name="title"
                defaultValue={work.title || workNames[work.work.kind]()}
                maxLength={120}
                autoComplete="off"
                error={problems("title")}
                required
              />
              <Field label={m.keep_where()}>
                {(control) => (
                  <select
                    {...control}
                    value={project}
                    onChange={({ target }) => setChosen(target.value)}
                    className="field-box h-12"
                  >
                    {projects?.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                    <option value="">{m.project_new()}</option>
                  </select>
                )}
              </Field>
              {project === "" && (
                <TextField
                  label={m.project_name()}
                  name="name"
                  maxLength={80}
                  autoComplete="off"
                  error={problems("name")}
                  required
                />
              )}
            </>
          )}
        </OwnForm>
      ) : (
        <EmptyState title={m.keep_nothing()} text={m.projects_empty_text()} />
      )}
    </AreaPage>
  );
}
