import type { Notice } from "#domain/articles/list-notices.ts";
import { m } from "#text";
import { Link } from "../ui/controls/link.tsx";
import { Text } from "../ui/text/text.tsx";

/** One notice at a time; a script shows the next (`notice-ticker.client.ts`). */
export function NoticeTicker({ notices }: { notices: Notice[] }) {
  if (notices.length === 0) return null;
  return (
    <section
      aria-label={m.notices()}
      data-ticker
      className="flex min-w-0 flex-1 items-center gap-1"
    >
      {notices.length > 1 && (
        <button
          type="button"
          aria-pressed="false"
          aria-label={m.stop_notices()}
          className="group -ms-2.5 inline-flex size-8 shrink-0 items-center justify-center rounded-full text-felt hover:bg-sand hover:text-ink noscript:hidden"
        >
          <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true" fill="currentColor">
            <path d="M2.5 1.5h2.5v9H2.5zM7 1.5h2.5v9H7z" className="group-aria-pressed:hidden" />
            <path d="M3 1.5v9L10.5 6z" className="hidden group-aria-pressed:inline" />
          </svg>
        </button>
      )}
      {notices.map(({ id, title }, position) => (
        <Link
          key={id}
          to={`/article/${id}.html`}
          hidden={position > 0}
          className="flex min-h-9 min-w-0 flex-1 items-center text-felt hover:text-ink hover:underline [&[hidden]]:hidden"
        >
          <span className="truncate">
            <Text>{title}</Text>
          </span>
        </Link>
      ))}
    </section>
  );
}
