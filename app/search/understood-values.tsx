import type { SearchResults } from "#domain/search/search-site.ts";
import { m } from "#text";
import { searchPath } from "../shell/search/search-path.ts";
import { ChosenFilter } from "../ui/lists/chosen-filter.tsx";

/** What of the query was read as values of products; each can be taken back. */
export function UnderstoodValues({ found: { understood } }: { found: SearchResults }) {
  if (understood.length === 0) return null;
  return (
    <ul aria-label={m.search_understood()} className="mb-6 flex flex-wrap gap-2">
      {understood.map(({ label, without }) => (
        <ChosenFilter
          key={label}
          to={searchPath({ query: without })}
          label={label}
          inPlace={false}
        />
      ))}
    </ul>
  );
}
