import type { SectionOf } from "#domain/landing-pages/get-landing-page.ts";
import { Section } from "../ui/page/section.tsx";
import { Text } from "../ui/text/text.tsx";

/** Large numbers in a row, and in small print where they come from. */
export function Figures({
  section: { id, title, figures, source },
}: {
  section: SectionOf<"figures">;
}) {
  return (
    <Section id={id} title={title} ground="sand">
      <dl className="grid grid-cols-2 gap-x-8 gap-y-10 tablet:grid-cols-4">
        {figures.map(({ value, label }, position) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its place in the row
            key={position}
            className="flex flex-col-reverse justify-end border-t border-felt pt-4"
          >
            <dt className="mt-1 text-felt">
              <Text>{label}</Text>
            </dt>
            <dd className="text-title font-semibold">
              <Text>{value}</Text>
            </dd>
          </div>
        ))}
      </dl>
      {source && (
        <p className="mt-10 max-w-prose text-sm text-felt">
          <Text>{source}</Text>
        </p>
      )}
    </Section>
  );
}
