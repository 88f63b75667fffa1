import type { ShownKind } from "#domain/search/index/record-documents.ts";
import { m } from "#text";
import { Link } from "../ui/controls/link.tsx";
import { Marked } from "../ui/text/marked.tsx";
import type { Suggestion } from "./suggest.ts";

/** What a kind of page is called beside a suggestion. */
const kindNames: Record<ShownKind, () => string> = {
  product: m.kind_product,
  class: m.kind_class,
  case: m.kind_case,
  article: m.kind_article,
  programme: m.kind_programme,
  topic: m.kind_topic,
  job: m.kind_job,
  page: m.kind_page,
};

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
      {suggestions.map(({ path, kind, heading }, position) => (
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
          <span className="shrink-0 text-xs text-felt">{kindNames[kind]()}</span>
        </Link>
      ))}
    </div>
  );
}
