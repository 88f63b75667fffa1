import { type ChangeEvent, useState } from "react";
import { m } from "#text";
import { CallFailed } from "../api/send.ts";
import { AreaPage } from "../member-area/area-page.tsx";
import { changeOwn, useOwnRecord } from "../member-area/use-own-record.ts";
import { accountMeta } from "../seo/account-meta.ts";
import { buttonClass } from "../ui/controls/button.tsx";
import { showToast } from "../ui/dialogs/messages.tsx";
import type { Route } from "./+types/avatar-page";
import { Avatar } from "./avatar.tsx";
import { CropSquare } from "./crop-square.tsx";
import type { OwnAccount } from "./own-types.ts";
import { type Chosen, readPicture } from "./read-picture.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta({ matches, path: "/users/setavator", title: m.avatar() });

export default function AvatarPage() {
  const { value: account, failure, setValue } = useOwnRecord<OwnAccount>("me");
  const [chosen, setChosen] = useState<Chosen>();

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = "";
    if (!file) return;
    const picture = await readPicture(file);
    if (picture) setChosen(picture);
    else showToast({ kind: "error", text: m.avatar_unreadable() });
  }

  async function send(path: string, body: object) {
    try {
      setValue(await changeOwn<OwnAccount>({ path, body }));
      setChosen(undefined);
      showToast({ kind: "notice", text: m.saved() });
    } catch (error) {
      // It has been shown.
      if (!(error instanceof CallFailed)) throw error;
    }
  }

  return (
    <AreaPage
      title={m.avatar()}
      lead={m.avatar_lead()}
      isReady={account !== undefined}
      failure={failure}
    >
      {account && (
        <div className="grid justify-items-start gap-6">
          {chosen ? (
            <CropSquare
              chosen={chosen}
              onCropped={(square) => send("avatar", square)}
              onCancel={() => setChosen(undefined)}
            />
          ) : (
            <>
              <Avatar account={account} className="size-40" />
              <div className="flex flex-wrap gap-3">
                <label
                  className={`${buttonClass()} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-oak`}
                >
                  {m.avatar_choose()}
                  <input
                    type="file"
                    accept="image/jpeg,image/png,image/webp,image/avif"
                    onChange={choose}
                    className="sr-only"
                  />
                </label>
                {account.avatar && (
                  <button
                    type="button"
                    onClick={() => send("avatar/remove", {})}
                    className={buttonClass("outline")}
                  >
                    {m.avatar_remove()}
                  </button>
                )}
              </div>
            </>
          )}
        </div>
      )}
    </AreaPage>
  );
}
