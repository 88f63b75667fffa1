import { type Copy, listBlocks } from "../page-copy/page-copy.ts";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

/** Who answers: roles and the languages they speak. */
export function Desks({ copy }: { copy: Copy }) {
  const desks = listBlocks({ copy, name: "desks" });
  if (desks.length === 0) return null;
  return (
    <section className="page-width pb-12 tablet:pb-20">
      <h2 className="text-2xl">
        <Headline>{copy["desks.title"]}</Headline>
      </h2>
      <dl className="mt-6 grid gap-x-10 gap-y-6 phone:grid-cols-2 desktop:grid-cols-4">
        {desks.map(({ number, title, text }) => (
          <div key={number} className="border-t border-ink pt-3">
            <dt className="font-semibold">
              <Text>{title}</Text>
            </dt>
            <dd className="mt-0.5 text-felt">
              <Text>{text}</Text>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
