import { plain, type Text as TextValue } from "#domain/language/text.ts";
import { m } from "#text";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { joinValues } from "../../ui/text/punctuation.ts";

/** What of the wish could not be fulfilled, and what is still missing. */
export function ChoiceNotes({
  unknown,
  leftOut,
  count,
}: {
  unknown: string[];
  leftOut: TextValue[];
  /** How many products stand side by side. */
  count: number;
}) {
  const notes = [
    ...unknown.map((name) => m.comparing_unknown({ name })),
    ...(leftOut.length > 0
      ? [m.comparing_left_out({ titles: joinValues(leftOut.map((title) => plain(title))) })]
      : []),
    ...(count === 1 ? [m.comparing_one()] : []),
  ];
  return (
    <>
      {notes.length > 0 && (
        <ul className="mt-6 grid gap-1 border-s-2 border-oak bg-sand px-4 py-3">
          {notes.map((note) => (
            <li key={note} className="wrap-anywhere">
              {note}
            </li>
          ))}
        </ul>
      )}
      {count === 0 && (
        <div className="mt-10">
          <EmptyState title={m.comparing_empty_title()} text={m.comparing_empty_text()} />
        </div>
      )}
    </>
  );
}
