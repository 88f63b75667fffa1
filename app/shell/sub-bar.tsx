import type { Notice } from "#domain/articles/list-notices.ts";
import { NoticeTicker } from "./notice-ticker.tsx";
import { SearchForm } from "./search-form.tsx";

/** Below the header: the newest notices in turn, and the search box. */
export function SubBar({ notices }: { notices: Notice[] }) {
  return (
    <div className="border-b border-line text-sm print:hidden">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-1.5 tablet:flex-nowrap">
        <NoticeTicker notices={notices} />
        <SearchForm className="w-full tablet:w-80" />
      </div>
    </div>
  );
}
