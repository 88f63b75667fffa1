import type { CaseClassCard } from "#domain/cases/list-case-classes.ts";
import type { Copy } from "../page-copy/page-copy.ts";
import { Link } from "../ui/controls/link.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";
import { classCopy, classPath } from "./addresses.ts";
import { Count } from "./count.tsx";

/** The two kinds with most rooms stand large, the others three in a row. */
const leading = 2;
export const leadingRoomSizes = "(min-width: 1344px) 628px, (min-width: 768px) 46vw, 92vw";
const otherSizes = "(min-width: 1344px) 411px, (min-width: 768px) 30vw, 45vw";

export function RoomKinds({ copy, classes }: { copy: Copy; classes: CaseClassCard[] }) {
  return (
    <section className="page-width pb-[clamp(3.5rem,9vw,8.5rem)]">
      <div className="grid gap-x-16 gap-y-3 border-t border-line pt-6 tablet:grid-cols-2">
        <h2 className="text-xl">
          <Headline>{copy["classes.title"]}</Headline>
        </h2>
        <p className="max-w-prose text-felt">
          <Text>{copy["classes.lead"]}</Text>
        </p>
      </div>
      <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-8 tablet:mt-10 tablet:grid-cols-6 tablet:gap-x-6 tablet:gap-y-14">
        {classes.map((kind, position) => (
          <li
            key={kind.class}
            className={position < leading ? "col-span-2 tablet:col-span-3" : "tablet:col-span-2"}
          >
            <RoomKind copy={copy} kind={kind} large={position < leading} first={position === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RoomKind({
  copy,
  kind,
  large,
  first,
}: {
  copy: Copy;
  kind: CaseClassCard;
  large: boolean;
  first: boolean;
}) {
  const { title, lead } = classCopy({ copy, class: kind.class });
  return (
    <article className="group relative">
      <div className="aspect-[3/2] overflow-hidden bg-sand">
        {kind.picture && (
          <Picture
            picture={kind.picture}
            sizes={large ? leadingRoomSizes : otherSizes}
            priority={first}
            className="size-full transition-transform duration-250 ease-calm group-hover:scale-[1.025]"
          />
        )}
      </div>
      <div className="mt-4 flex items-baseline justify-between gap-4">
        <h3 className={large ? "text-2xl" : "text-lg tablet:text-xl"}>
          <Link
            to={classPath({ class: kind.class })}
            className="underline-offset-4 before:absolute before:inset-0 group-hover:underline"
          >
            <Headline>{title}</Headline>
          </Link>
        </h3>
        <p className="shrink-0 text-sm text-felt">
          <Count of={kind.count} label={copy["list.count"]} quiet={!large} />
        </p>
      </div>
      <p className={`mt-1.5 max-w-[46ch] text-felt ${large ? "" : "hidden tablet:block"}`}>
        <Text>{lead}</Text>
      </p>
    </article>
  );
}
