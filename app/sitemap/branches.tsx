import { m } from "#text";
import { Link } from "../ui/controls/link.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";
import type { Branch, Leaf } from "./load-branches.ts";

const link = "inline-flex min-h-8 items-center py-0.5 underline-offset-4 hover:underline";

export function Leaves({ leaves }: { leaves: Leaf[] }) {
  return (
    <ul>
      {leaves.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className={link}>
            <Text>{label}</Text>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Lists of a part of the site, in columns as the width allows. */
export function Branches({ branches }: { branches: Branch[] }) {
  return (
    <div className="gap-x-10 phone:columns-2 desktop:columns-3">
      {branches.map(({ to, label, leaves, total }) => (
        <section key={to} className="mb-8 break-inside-avoid-column">
          <h3 className="text-lg">
            <Link to={to} className={link}>
              <Headline>{label}</Headline>
            </Link>
          </h3>
          <div className="text-felt">
            <Leaves leaves={leaves} />
            {total > leaves.length && (
              <Link to={to} className={`${link} text-oak-deep`}>
                {m.sitemap_all({ count: total })}
              </Link>
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
