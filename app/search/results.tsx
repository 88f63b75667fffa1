import type { SearchResults } from "#domain/search/search-site.ts";
import { m } from "#text";
import type { Copy } from "../page-copy/page-copy.ts";
import { searchPath } from "../shell/search/search-path.ts";
import { Pagination } from "../ui/lists/pagination.tsx";
import { Headline } from "../ui/text/headline.tsx";
import type { Asked } from "./asked.ts";
import { ByKind } from "./by-kind.tsx";
import { Facets } from "./facets.tsx";
import { ResultList } from "./result-list.tsx";

/** The best of every kind side by side, or one kind page by page. */
export function Results({
  copy,
  asked,
  found,
}: {
  copy: Copy;
  asked: Asked;
  found: SearchResults;
}) {
  return (
    <section
      id="search-results"
      data-swap
      aria-labelledby="results"
      className="border-t border-line pt-6 tablet:pt-8"
    >
      <h2 id="results" className="sr-only">
        <Headline>{copy["results.title"]}</Headline>
      </h2>
      <p role="status" className="text-felt">
        {m.search_found({
          query: asked.query,
          total: found.more ? `${found.total}+` : found.total,
        })}
        {found.didYouMean && ` ${m.search_corrected({ corrected: found.didYouMean })}`}
        {!found.complete && ` ${m.search_nearest()}`}
      </p>
      <Facets asked={asked} found={found} />
      {asked.kind ? (
        <div className="mt-6 border-t border-line">
          <ResultList results={found.results} heading="h3" />
          <Pagination
            page={found.page}
            pages={found.pages}
            href={(page) => searchPath({ ...asked, page })}
          />
        </div>
      ) : (
        <ByKind query={asked.query} groups={found.groups} />
      )}
    </section>
  );
}
