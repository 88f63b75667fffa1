import type { SearchResults } from "#domain/search/search-site.ts";
import { m } from "#text";
import { searchPath } from "../search-path.ts";
import { TagLink } from "../ui/tag.tsx";
import { Text } from "../ui/text.tsx";
import { kindNames } from "./kind-names.ts";
import type { Asked } from "./results.tsx";

/** Links that narrow a search to a kind of page, and a kind to one of its classes. */
export function Facets({ asked, found }: { asked: Asked; found: SearchResults }) {
  const { query, kind } = asked;
  const all = found.groups.reduce((sum, group) => sum + group.count, 0);
  return (
    <div className="mt-5 space-y-3">
      <nav aria-label={m.search_kinds()}>
        <ul className="flex flex-wrap gap-2">
          <li>
            <TagLink to={searchPath({ query })} chosen={!kind} count={all}>
              {m.search_everything()}
            </TagLink>
          </li>
          {found.groups.map((group) => (
            <li key={group.kind}>
              <TagLink
                to={searchPath({ query, kind: group.kind })}
                chosen={group.kind === kind && !asked.class}
                count={group.count}
              >
                {kindNames[group.kind]()}
              </TagLink>
            </li>
          ))}
        </ul>
      </nav>
      {kind && found.classes.length > 1 && (
        <nav aria-label={m.search_classes()}>
          <ul className="flex flex-wrap gap-2">
            {found.classes.map(({ class: name, name: label, count }) => (
              <li key={name}>
                <TagLink
                  to={searchPath({ query, kind, class: name })}
                  chosen={name === asked.class}
                  count={count}
                >
                  <Text>{label}</Text>
                </TagLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
