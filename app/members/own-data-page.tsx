import { useState } from "react";
import { m } from "#text";
import { callApi } from "../api/client.ts";
import { CallFailed } from "../api/send.ts";
import { forgetSession } from "../api/session.ts";
import { AreaPage } from "../member-area/area-page.tsx";
import { useOwnRecord } from "../member-area/use-own-record.ts";
import { accountMeta } from "../seo/account-meta.ts";
import { buttonClass } from "../ui/controls/button.tsx";
import { Link, localHref } from "../ui/controls/link.tsx";
import { showAlert } from "../ui/dialogs/messages.tsx";
import { TextField } from "../ui/forms/field.tsx";
import type { Route } from "./+types/own-data-page";
import { ChangePassword } from "./change-password.tsx";
import type { OwnAccount } from "./own-types.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta({ matches, path: "/users/privacy", title: m.own_data() });

/** What the site keeps of a member: to take along, and to be gone. */
export default function OwnDataPage() {
  const { value: account, failure } = useOwnRecord<OwnAccount>("me");
  return (
    <AreaPage
      title={m.own_data()}
      lead={m.own_data_lead()}
      isReady={account !== undefined}
      failure={failure}
    >
      <section className="max-w-2xl border-t border-ink pt-6">
        <h2 className="text-2xl">{m.export_title()}</h2>
        <p className="mt-2 text-felt">{m.export_lead()}</p>
        <button type="button" onClick={takeAlong} className={`mt-5 ${buttonClass("outline")}`}>
          {m.export_submit()}
        </button>
      </section>
      <section className="mt-10 max-w-2xl border-t border-ink pt-6">
        <h2 className="text-2xl">{m.password_change()}</h2>
        <p className="mt-2 text-felt">{m.password_change_lead()}</p>
        <ChangePassword />
      </section>
      <section className="mt-10 max-w-2xl border-t border-ink pt-6">
        <h2 className="text-2xl">{m.leave_title()}</h2>
        <p className="mt-2 text-felt">
          {m.leave_lead()}{" "}
          <Link to="/privacy.html" className="underline underline-offset-4">
            {m.nav_privacy()}
          </Link>
        </p>
        <Leave />
      </section>
    </AreaPage>
  );
}

/** Fetched rather than linked: an expired session is then told like everywhere else. */
async function takeAlong() {
  const kept = await callApi<object>({ path: "/api/users/export" }).catch(() => undefined);
  if (!kept) return;
  const file = new Blob([JSON.stringify(kept, null, 2)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = "my-data.json";
  link.click();
  URL.revokeObjectURL(link.href);
}

function Leave() {
  const [isWrong, setWrong] = useState(false);

  async function leave(values: FormData) {
    setWrong(false);
    try {
      const body = { password: String(values.get("password") ?? "") };
      await callApi({ path: "/api/users/delete", method: "POST", body });
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setWrong(error.fields.password !== undefined);
      return;
    }
    forgetSession();
    await showAlert({ kind: "notice", title: m.leave_done_title(), text: m.leave_done() });
    location.assign(localHref("/"));
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void leave(new FormData(event.currentTarget));
      }}
      className="mt-5 grid max-w-md gap-4"
    >
      <TextField
        label={m.password()}
        name="password"
        type="password"
        autoComplete="current-password"
        error={isWrong ? m.leave_wrong() : undefined}
        required
      />
      <button type="submit" className={`${buttonClass("outline")} justify-self-start text-danger`}>
        {m.leave_submit()}
      </button>
    </form>
  );
}
