import { m } from "#text";

const parts = [
  { id: "load", label: m.exporting_part_load },
  { id: "date", label: m.exporting_part_date },
  { id: "routes", label: m.exporting_part_routes },
  { id: "terms", label: m.exporting_part_terms },
  { id: "packing", label: m.exporting_part_packing },
];

/** What the page answers, as links to its parts. */
export function Parts() {
  return (
    <nav aria-label={m.exporting_parts()} className="mt-8 print:hidden">
      <ol className="flex flex-wrap gap-x-8 border-y border-line">
        {parts.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-12 items-center underline-offset-4 hover:underline"
            >
              {label()}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
