import { m } from "#text";
import { Link } from "../ui/controls/link.tsx";
import { Marked } from "../ui/text/marked.tsx";
import type { Suggestion } from "./suggest.ts";

/** The list of the combobox pattern: chosen by arrow keys from the box, or by a press. */
export function Suggestions({
  id,
  suggestions,
  active,
  onChoose,
}: {
  id: string;
  suggestions: Suggestion[];
  active: number;
  onChoose: () => void;
}) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={m.suggestions()}
      hidden={suggestions.length === 0}
      // The box must not lose its focus, and with it the list, to a press on the list.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-lg border border-line bg-white"
    >
      {suggestions.map(({ path, kindName, heading }, position) => (
        <Link
          key={path}
          id={`${id}-${position}`}
          to={path}
          role="option"
          tabIndex={-1}
          aria-selected={position === active}
          onClick={onChoose}
          className="flex min-h-11 items-center justify-between gap-4 px-4 py-1.5 hover:bg-sand aria-selected:bg-sand"
        >
          <span className="truncate">
            <Marked segments={heading} />
          </span>
          <span className="shrink-0 text-xs text-felt">{kindName}</span>
        </Link>
      ))}
    </div>
  );
}
