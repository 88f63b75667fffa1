import { plain } from "#domain/language/text.ts";
import type { SearchResults } from "#domain/search/search-site.ts";
import { m } from "#text";
import { searchBase, searchPath } from "../shell/search/search-path.ts";
import { TagLink } from "../ui/controls/tag.tsx";
import { ChosenFilter } from "../ui/lists/chosen-filter.tsx";
import { FilterSheet, type SheetGroup } from "../ui/lists/filter-sheet.tsx";
import { Text } from "../ui/text/text.tsx";
import type { Asked } from "./asked.ts";

/**
 * Links that narrow a search to a kind of page, and a kind to one of its classes; on a phone a
 * sheet, and what was chosen.
 */
export function Facets({ asked, found }: { asked: Asked; found: SearchResults }) {
  return (
    <>
      <div className="mt-4 space-y-4 tablet:mt-0">
        <FacetSheet asked={asked} found={found} />
        <ChosenFacets asked={asked} found={found} />
      </div>
      <FacetLinks asked={asked} found={found} />
    </>
  );
}

const hasClasses = ({ kind }: Asked, { classes }: SearchResults) =>
  kind !== undefined && classes.length > 1;

function FacetSheet({ asked, found }: { asked: Asked; found: SearchResults }) {
  const { query, kind } = asked;
  const kindGroup: SheetGroup = {
    name: "kind",
    title: m.search_kinds(),
    chosen: kind,
    any: m.search_everything(),
    choices: found.groups.map((group) => ({
      value: group.kind,
      label: group.name,
      count: group.count,
    })),
  };
  const classGroup: SheetGroup = {
    name: "class",
    title: m.search_classes(),
    chosen: asked.class,
    choices: found.classes.map(({ class: value, name, count }) => ({
      value,
      label: <Text>{name}</Text>,
      count,
    })),
  };
  return (
    <FilterSheet
      action={searchBase}
      // Encoded twice, as the address has it.
      carried={{ query: encodeURIComponent(query) }}
      groups={hasClasses(asked, found) ? [kindGroup, classGroup] : [kindGroup]}
      show={m.filter_show_results({ count: found.total })}
      apply={m.filter_apply_results()}
      clearTo={searchPath({ query })}
    />
  );
}

function ChosenFacets({
  asked: { query, kind, kindName, class: chosen },
  found,
}: {
  asked: Asked;
  found: SearchResults;
}) {
  if (!kind || !kindName) return null;
  const name = found.classes.find((one) => one.class === chosen)?.name;
  return (
    <ul aria-label={m.filter_chosen()} className="flex flex-wrap gap-2 tablet:hidden">
      <ChosenFilter to={searchPath({ query })} label={kindName} />
      {name && <ChosenFilter to={searchPath({ query, kind })} label={plain(name)} />}
    </ul>
  );
}

function FacetLinks({ asked, found }: { asked: Asked; found: SearchResults }) {
  const { query, kind } = asked;
  const all = found.groups.reduce((sum, group) => sum + group.count, 0);
  return (
    <div className="mt-5 hidden space-y-3 tablet:block">
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
                {group.name}
              </TagLink>
            </li>
          ))}
        </ul>
      </nav>
      {hasClasses(asked, found) && (
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
