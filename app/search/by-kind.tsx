import type { SearchResults } from "#domain/search/search-site.ts";
import { m } from "#text";
import { searchPath } from "../shell/search/search-path.ts";
import { Link } from "../ui/controls/link.tsx";
import { ResultList } from "./result-list.tsx";

/** The kinds one below the other, each with its best results and the way to the rest. */
export function ByKind({ query, groups }: { query: string; groups: SearchResults["groups"] }) {
  return groups.map(({ kind, name, count, results }) => (
    <section
      key={kind}
      className="mt-12 grid gap-x-10 gap-y-2 border-t border-ink pt-5 desktop:grid-cols-[3fr_9fr]"
    >
      <div>
        <h3 className="text-xl">
          {name} <span className="tabular text-base font-normal text-felt">{count}</span>
        </h3>
        {count > results.length && (
          <Link
            to={searchPath({ query, kind })}
            className="inline-flex min-h-8 items-center text-oak-deep underline-offset-4 hover:underline"
          >
            {m.search_see_all({ count })}
          </Link>
        )}
      </div>
      <ResultList results={results} heading="h4" />
    </section>
  ));
}
