import type { Profile } from "#domain/members/profiles.ts";
import { Link } from "../ui/controls/link.tsx";
import { tradeNames } from "../ui/format/trade-names.ts";
import { dot } from "../ui/text/dot.ts";
import { Portrait } from "./portrait.tsx";
import { WrittenIn } from "./written-in.tsx";

export function ProfileCard({ profile }: { profile: Profile }) {
  const { id, name, trade, country, languages, about, lang } = profile;
  return (
    <article className="grid grid-cols-[4.5rem_1fr] gap-x-5">
      <Portrait profile={profile} className="size-18" />
      <div className="min-w-0">
        <h2 className="text-xl">
          <Link to={`/profiles/${id}`} className="underline-offset-4 hover:underline">
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p className="text-oak-deep">{tradeNames[trade]()}</p>
        <p className="text-sm text-felt">{[country, languages].filter(Boolean).join(dot)}</p>
        {about && (
          <p lang={lang} dir="auto" className="mt-2 line-clamp-3">
            {about}
          </p>
        )}
        <WrittenIn lang={lang} />
      </div>
    </article>
  );
}
