import { useState } from "react";
import { m } from "#text";
import { CallFailed } from "../../api/send.ts";
import { addToBasket } from "../../basket/kept-basket.ts";
import { AreaPage } from "../../member-area/area-page.tsx";
import { changeOwn, useOwnRecord } from "../../member-area/use-own-record.ts";
import { accountMeta } from "../../seo/account-meta.ts";
import { buttonClass } from "../../ui/controls/button.tsx";
import { localHref } from "../../ui/controls/link.tsx";
import { showToast } from "../../ui/dialogs/messages.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { OwnForm } from "../own-form.tsx";
import type { Route } from "./+types/project-page";
import type { OwnProject } from "./own-project.ts";
import { ShareProject } from "./share-project.tsx";
import { smallAction, WorkList } from "./work-list.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta({ matches, path: "/users/projects", title: m.member_projects() });

type Entry = OwnProject["entries"][number];

export default function ProjectPage({ params: { id } }: Route.ComponentProps) {
  const { value: project, failure, setValue } = useOwnRecord<OwnProject>(`projects/${id}`);
  return (
    <AreaPage
      title={project?.name ?? m.member_projects()}
      isReady={project !== undefined}
      failure={failure}
    >
      {project && (
        <>
          <Kept project={project} onChange={setValue} />
          <ShareProject project={project} onChange={setValue} />
          <Settings project={project} onChange={setValue} />
        </>
      )}
    </AreaPage>
  );
}

type Changing = { project: OwnProject; onChange: (project: OwnProject) => void };

function Kept({ project, onChange }: Changing) {
  const [inList, setInList] = useState<string[]>([]);

  async function drop({ id }: Entry) {
    if (!confirm(m.remove_sure())) return;
    try {
      await changeOwn({ path: "projects/drop", body: { id: project.id, entry: id } });
      onChange({ ...project, entries: project.entries.filter((other) => other.id !== id) });
    } catch (error) {
      // It has been shown.
      if (!(error instanceof CallFailed)) throw error;
    }
  }
  function request({ id, kept }: Entry) {
    if (kept?.kind !== "basket") return;
    const isDone = kept.lines.every((line) => addToBasket(line));
    if (isDone) setInList([...inList, id]);
    else showToast({ kind: "error", text: m.basket_full({ most: 100 }) });
  }

  if (project.entries.length === 0) {
    return <EmptyState title={m.project_empty()} text={m.projects_empty_text()} />;
  }
  return (
    <WorkList
      entries={project.entries}
      actions={(entry) => (
        <>
          {entry.kind === "basket" &&
            (inList.includes(entry.id) ? (
              <a href={localHref("/basket.html")} rel="nofollow" className={smallAction}>
                {m.basket_added()}
              </a>
            ) : (
              <button type="button" className={smallAction} onClick={() => request(entry)}>
                {m.project_to_list()}
              </button>
            ))}
          <button
            type="button"
            aria-label={m.project_drop({ title: entry.title })}
            className={smallAction}
            onClick={() => void drop(entry)}
          >
            {m.remove()}
          </button>
        </>
      )}
    />
  );
}

function Settings({ project, onChange }: Changing) {
  async function rename(values: FormData) {
    const name = String(values.get("name") ?? "");
    await changeOwn({ path: "projects/save", body: { id: project.id, name } });
    onChange({ ...project, name: name.trim() });
  }
  async function remove() {
    if (!confirm(m.project_delete_sure())) return;
    try {
      await changeOwn({ path: "projects/remove", body: { id: project.id } });
      location.assign(localHref("/users/projects"));
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
    }
  }
  return (
    <section className="mt-12 border-t border-ink pt-6">
      <h2 className="mb-4 text-2xl">{m.project_rename()}</h2>
      <OwnForm
        onSave={rename}
        actions={
          <button
            type="button"
            onClick={() => void remove()}
            className={`${buttonClass("outline")} text-danger`}
          >
            {m.project_delete()}
          </button>
        }
      >
        {(problems) => (
          <TextField
            label={m.project_name()}
            name="name"
            defaultValue={project.name}
            maxLength={80}
            autoComplete="off"
            error={problems("name")}
            required
          />
        )}
      </OwnForm>
    </section>
  );
}
