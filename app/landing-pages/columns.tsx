import type { SectionOf } from "#domain/landing-pages/get-landing-page.ts";
import { Section } from "../ui/page/section.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

const widths: Record<number, string> = {
  1: "",
  2: "tablet:grid-cols-2",
  3: "tablet:grid-cols-3",
};
const four = "phone:grid-cols-2 desktop:grid-cols-4";

/** Short texts side by side, each below its picture if it has one. */
export function Columns({
  section: { id, title, lead, columns },
}: {
  section: SectionOf<"columns">;
}) {
  return (
    <Section id={id} title={title} lead={lead}>
      <ul className={`grid gap-x-8 gap-y-12 desktop:gap-x-12 ${widths[columns.length] ?? four}`}>
        {columns.map((column, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the row
          <li key={position}>
            {column.picture && (
              <Picture
                picture={column.picture}
                sizes={`(min-width: 768px) ${Math.max(25, Math.round(100 / columns.length))}vw, 100vw`}
                className="mb-6 aspect-[4/3] w-full"
              />
            )}
            <h3 className="border-t border-line pt-4 text-xl leading-snug">
              <Headline>{column.title}</Headline>
            </h3>
            <p className="mt-3 max-w-prose text-felt">
              <Text>{column.text}</Text>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
