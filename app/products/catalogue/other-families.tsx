import { m } from "#text";
import { Link } from "../../ui/controls/link.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { Text } from "../../ui/text/text.tsx";
import type { Family } from "./families.tsx";

/** The way on to the other families, as a strip that scrolls sideways where it is narrow. */
export function OtherFamilies({ families }: { families: Family[] }) {
  return (
    <section className="out-of-sight border-t border-line bg-sand [--guessed-height:25rem] print:hidden">
      <div className="page-width py-16">
        <h2 className="text-2xl">{m.other_families()}</h2>
        <ul className="mt-6 strip snap-x gap-4 pb-3">
          {families.map(({ id, className, subjectName, picture, products }) => (
            <li key={id} className="group relative w-40 shrink-0 snap-start">
              {picture && (
                <Picture picture={picture} sizes="160px" className="aspect-square w-full" />
              )}
              <p className="mt-2 flex items-baseline justify-between gap-2 text-sm">
                <Link
                  to={`/product/${className}.html`}
                  className="underline-offset-4 before:absolute before:inset-0 group-hover:underline"
                >
                  <Text>{subjectName}</Text>
                </Link>
                <span className="tabular text-felt">{products}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
