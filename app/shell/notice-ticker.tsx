import { useEffect, useState } from "react";
import type { Notice } from "#domain/articles/list-notices.ts";
import { m } from "#text";
import { Link } from "../ui/link.tsx";
import { Text } from "../ui/text.tsx";

const turn = 5000;

/**
 * One notice at a time, the next every five seconds. It rests under the pointer, in focus, when
 * stopped, and for those who want less motion; screen readers are not interrupted. The first is
 * there from the start: to fade it in would cost a page a dozen frames just when it comes alive.
 */
export function NoticeTicker({ notices }: { notices: Notice[] }) {
  const [turns, setTurns] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [resting, setResting] = useState(false);
  const rest = stopped || resting || notices.length < 2;

  useEffect(() => {
    if (rest || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const timer = setInterval(() => setTurns((before) => before + 1), turn);
    return () => clearInterval(timer);
  }, [rest]);

  const notice = notices[turns % notices.length];
  if (!notice) return null;
  return (
    <section
      aria-label={m.notices()}
      onPointerEnter={() => setResting(true)}
      onPointerLeave={() => setResting(false)}
      onFocus={() => setResting(true)}
      onBlur={() => setResting(false)}
      className="flex min-w-0 flex-1 items-center gap-1"
    >
      {notices.length > 1 && (
        <button
          type="button"
          aria-pressed={stopped}
          aria-label={m.stop_notices()}
          onClick={() => setStopped(!stopped)}
          className="-ms-2.5 inline-flex size-8 shrink-0 items-center justify-center rounded-full text-felt hover:bg-sand hover:text-ink noscript:hidden"
        >
          <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
            <path
              d={stopped ? "M3 1.5v9L10.5 6z" : "M2.5 1.5h2.5v9H2.5zM7 1.5h2.5v9H7z"}
              fill="currentColor"
            />
          </svg>
        </button>
      )}
      <Link
        to={`/article/${notice.id}.html`}
        className="flex min-h-9 min-w-0 flex-1 items-center text-felt hover:text-ink hover:underline"
      >
        <span
          key={notice.id}
          className={`truncate transition-opacity duration-250 ease-calm ${turns > 0 ? "starting:opacity-0" : ""}`}
        >
          <Text>{notice.title}</Text>
        </span>
      </Link>
    </section>
  );
}
