import { Link } from "../../ui/controls/link.tsx";
import { Marked } from "../../ui/text/marked.tsx";
import type { Suggestion } from "./suggest.ts";

/** Pages as small cards: what they look like, what they are called, and of which class they are. */
export function SuggestedPages({
  id,
  pages,
  active,
  onChoose,
}: {
  id: string;
  pages: Suggestion[];
  active: number;
  onChoose: () => void;
}) {
  const hasPictures = pages.some(({ picture }) => picture);
  return pages.map(({ path, heading, kindName, className, picture }, position) => (
    <Link
      key={path}
      id={`${id}-${position}`}
      to={path}
      role="option"
      tabIndex={-1}
      aria-selected={position === active}
      onClick={onChoose}
      className="flex min-h-11 items-center gap-3 px-3 py-1.5 hover:bg-sand aria-selected:bg-sand"
    >
      {hasPictures && (
        <span className="size-12 shrink-0 overflow-hidden bg-sand">
          {picture && (
            <img src={picture} alt="" width={48} height={48} className="size-full object-cover" />
          )}
        </span>
      )}
      <span className="min-w-0">
        <span className="block truncate">
          <Marked segments={heading} />
        </span>{" "}
        <span className="block truncate text-xs text-felt">{className ?? kindName}</span>
      </span>
    </Link>
  ));
}
