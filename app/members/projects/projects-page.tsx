import { m } from "#text";
import { AreaPage } from "../../member-area/area-page.tsx";
import { changeOwn, useOwnRecord } from "../../member-area/use-own-record.ts";
import { accountMeta } from "../../seo/account-meta.ts";
import { Link, localHref } from "../../ui/controls/link.tsx";
import { Day } from "../../ui/format/day.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { OwnForm } from "../own-form.tsx";
import type { Route } from "./+types/projects-page";
import type { OwnListedProject } from "./own-project.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta({ matches, path: "/users/projects", title: m.member_projects() });

export default function ProjectsPage() {
  const { value: projects, failure } = useOwnRecord<OwnListedProject[]>("projects");

  async function begin(values: FormData) {
    const body = { name: values.get("name") };
    const { id } = await changeOwn<{ id: string }>({ path: "projects/save", body });
    location.assign(localHref(`/users/projects/${id}`));
  }

  return (
    <AreaPage
      title={m.member_projects()}
      lead={m.member_projects_text()}
      isReady={projects !== undefined}
      failure={failure}
    >
      {projects?.length === 0 ? (
        <EmptyState title={m.projects_empty()} text={m.projects_empty_text()} />
      ) : (
        <ul className="border-t border-ink">
          {projects?.map((project) => (
            <Line key={project.id} project={project} />
          ))}
        </ul>
      )}
      <section className="mt-12">
        <h2 className="mb-4 text-2xl">{m.project_new()}</h2>
        <OwnForm onSave={begin} submit={m.project_create()}>
          {(problems) => (
            <TextField
              label={m.project_name()}
              name="name"
              maxLength={80}
              autoComplete="off"
              error={problems("name")}
              required
            />
          )}
        </OwnForm>
      </section>
    </AreaPage>
  );
}

function Line({
  project: { id, name, count, sharedAt, updatedAt },
}: {
  project: OwnListedProject;
}) {
  return (
    <li className="border-b border-line py-5">
      <h2 className="text-xl">
        <Link
          to={`/users/projects/${id}`}
          className="text-oak-deep underline-offset-4 hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
      </h2>
      <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-felt">
        <span>{m.project_count({ count })}</span>
        <Day date={updatedAt.slice(0, 10)} />
        {sharedAt && <span className="font-medium text-oak-deep">{m.project_shared()}</span>}
      </p>
    </li>
  );
}
