import { m } from "#text";
import { Link } from "../ui/controls/link.tsx";
import type { OwnAccount } from "./own-types.ts";

const notes: Record<OwnAccount["profileState"], () => string> = {
  private: m.profile_state_private,
  waiting: m.profile_state_waiting,
  approved: m.profile_state_approved,
  refused: m.profile_state_refused,
};

/** Where one's profile stands on its way into the directory. */
export function ProfileStateNote({
  account: { id, profileState, profileNote, isPublic },
}: {
  account: OwnAccount;
}) {
  return (
    <div className="mt-2 text-sm">
      <p>{notes[profileState]()}</p>
      {profileNote && (
        <p className="mt-1 border-s-3 border-oak ps-3 whitespace-pre-line">
          <bdi>{profileNote}</bdi>
        </p>
      )}
      {isPublic && (
        <Link
          to={`/profiles/${id}`}
          className="inline-flex min-h-9 items-center underline underline-offset-4"
        >
          {m.profile_see()}
        </Link>
      )}
    </div>
  );
}
