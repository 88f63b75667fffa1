import { m } from "#text";
import { Link } from "../ui/controls/link.tsx";
import { nameMonth } from "./month.ts";
import type { OwnEntry } from "./own-types.ts";

const small =
  "inline-flex min-h-9 items-center underline underline-offset-4 disabled:no-underline disabled:opacity-40";

/** Schools or employers in the order their owner wants them. */
export function ResumeList({
  title,
  add,
  edit,
  entries,
  onChange,
}: {
  title: string;
  add: { to: string; label: string };
  /** Where an entry is edited, without its id. */
  edit: string;
  entries: OwnEntry[];
  onChange: (path: "order" | "remove", body: object) => void;
}) {
  function move(place: number, by: number) {
    const ids = entries.map(({ id }) => id);
    const [moved] = ids.splice(place, 1);
    if (moved) ids.splice(place + by, 0, moved);
    onChange("order", { ids });
  }

  return (
    <section className="not-first:mt-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-ink pb-2">
        <h2 className="text-2xl">{title}</h2>
        <Link to={add.to} className={`${small} print:hidden`}>
          {add.label}
        </Link>
      </div>
      {entries.length === 0 && <p className="py-6 text-felt">{m.resume_empty()}</p>}
      <ul>
        {entries.map((entry, place) => (
          <li
            key={entry.id}
            className="grid gap-x-8 border-b border-line py-5 tablet:grid-cols-[11rem_1fr]"
          >
            <p className="tabular text-felt">
              {nameMonth(entry.began)} – {entry.ended ? nameMonth(entry.ended) : m.resume_today()}
            </p>
            <div>
              <h3 className="text-lg">
                <bdi>{entry.title}</bdi>
              </h3>
              <p>
                <bdi>{entry.place}</bdi>
              </p>
              {entry.about && (
                <p dir="auto" className="mt-2 whitespace-pre-line text-felt">
                  {entry.about}
                </p>
              )}
              <p className="mt-2 flex flex-wrap gap-x-5 text-sm print:hidden">
                <Link to={`${edit}/${entry.id}`} className={small}>
                  {m.edit()}
                </Link>
                <button
                  type="button"
                  className={small}
                  disabled={place === 0}
                  onClick={() => move(place, -1)}
                >
                  {m.move_up()}
                </button>
                <button
                  type="button"
                  className={small}
                  disabled={place === entries.length - 1}
                  onClick={() => move(place, 1)}
                >
                  {m.move_down()}
                </button>
                <button
                  type="button"
                  className={small}
                  onClick={() => {
                    if (confirm(m.remove_sure())) onChange("remove", { id: entry.id });
                  }}
                >
                  {m.remove()}
                </button>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
