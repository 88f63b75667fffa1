import type { Notice } from "#domain/articles/list-notices.ts";
import { NoticeTicker } from "../notice-ticker.tsx";
import { SearchForm } from "../search/search-form.tsx";
import { searchBase } from "../search/search-path.ts";
import { usePath } from "../use-path.ts";
import { isActive } from "./navigation.ts";

/**
 * Below the header: the newest notices in turn, and the search box. On phones the header has a link
 * to it instead, and the page of the search has a box of its own.
 */
export function SubBar({ notices }: { notices: Notice[] }) {
  const isSearch = isActive({ url: searchBase, path: usePath() });
  return (
    <div
      className={`border-b border-line text-sm print:hidden ${notices.length > 0 ? "" : "hidden tablet:block"}`}
    >
      <div className="page-width flex items-center justify-between gap-x-8 tablet:py-1.5">
        <NoticeTicker notices={notices} />
        {!isSearch && (
          <div className="hidden w-80 tablet:block">
            <SearchForm />
          </div>
        )}
      </div>
    </div>
  );
}
