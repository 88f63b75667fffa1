import { useState } from "react";
import { m } from "#text";
import { CallFailed } from "../../api/send.ts";
import { changeOwn } from "../../member-area/use-own-record.ts";
import { buttonClass } from "../../ui/controls/button.tsx";
import { localHref } from "../../ui/controls/link.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import type { OwnProject } from "./own-project.ts";

/** A link by which others read the project. It is shown when it is made, and kept nowhere. */
export function ShareProject({
  project,
  onChange,
}: {
  project: OwnProject;
  onChange: (project: OwnProject) => void;
}) {
  const [link, setLink] = useState<string>();
  const isShared = project.sharedAt !== null;
  const body = { id: project.id };

  async function attempt(change: () => Promise<void>) {
    try {
      await change();
    } catch (error) {
      // It has been shown.
      if (!(error instanceof CallFailed)) throw error;
    }
  }
  const share = () =>
    attempt(async () => {
      const { path } = await changeOwn<{ path: string }>({ path: "projects/share", body });
      setLink(location.origin + localHref(path));
      onChange({ ...project, sharedAt: new Date().toISOString() });
    });
  const unshare = () =>
    attempt(async () => {
      await changeOwn({ path: "projects/unshare", body });
      setLink(undefined);
      onChange({ ...project, sharedAt: null });
    });

  return (
    <section className="mt-12 border-t border-ink pt-6 print:hidden">
      <h2 className="text-2xl">{m.project_share()}</h2>
      <p role="status" className="mt-2 max-w-prose text-felt">
        {isShared ? m.project_shared_text() : m.project_share_text()}
      </p>
      {link && (
        <div className="mt-4 max-w-2xl">
          <TextField
            label={m.project_link()}
            hint={m.project_link_hint()}
            value={link}
            dir="ltr"
            readOnly
            onFocus={({ target }) => target.select()}
          />
        </div>
      )}
      <p className="mt-4 flex flex-wrap gap-3">
        <button type="button" onClick={() => void share()} className={buttonClass("outline")}>
          {isShared ? m.project_share_anew() : m.project_share_make()}
        </button>
        {isShared && (
          <button type="button" onClick={() => void unshare()} className={buttonClass("outline")}>
            {m.project_unshare()}
          </button>
        )}
      </p>
    </section>
  );
}
