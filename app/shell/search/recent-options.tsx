import { m } from "#text";
import { Link } from "../../ui/controls/link.tsx";
import { searchPath } from "./search-path.ts";

export function RecentTitle({ onClear }: { onClear: () => void }) {
  return (
    <div className="flex items-center justify-between gap-4 ps-4 text-sm text-felt">
      {m.search_recent()}
      <button
        type="button"
        onClick={onClear}
        className="min-h-11 px-4 text-oak-deep underline-offset-4 hover:underline"
      >
        {m.search_recent_clear()}
      </button>
    </div>
  );
}

export function RecentOptions({
  id,
  queries,
  active,
  onChoose,
}: {
  id: string;
  queries: string[];
  active: number;
  onChoose: () => void;
}) {
  return queries.map((query, position) => (
    <Link
      key={query}
      id={`${id}-${position}`}
      to={searchPath({ query })}
      role="option"
      tabIndex={-1}
      aria-selected={position === active}
      onClick={onChoose}
      className="flex h-11 items-center px-4 hover:bg-sand aria-selected:bg-sand"
    >
      <bdi className="truncate">{query}</bdi>
    </Link>
  ));
}

/** Beside the options, since an option may hold no button. */
export function RemoveButtons({
  queries,
  onRemove,
}: {
  queries: string[];
  onRemove: (query: string) => void;
}) {
  return (
    <div className="shrink-0">
      {queries.map((query) => (
        <button
          key={query}
          type="button"
          aria-label={m.search_recent_remove({ query })}
          onClick={() => onRemove(query)}
          className="grid size-11 place-items-center text-felt outline-offset-[-4px] hover:text-ink"
        >
          <span aria-hidden="true">×</span>
        </button>
      ))}
    </div>
  );
}
