import type { ProductionBase } from "#domain/company/get-company.ts";
import { plain } from "#domain/language/text.ts";
import type { Copy } from "../page-copy/page-copy.ts";
import { Picture } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

/** Each factory with its picture across the page, then its words and its figures side by side. */
export function ProductionBases({ copy, bases }: { copy: Copy; bases: ProductionBase[] }) {
  return (
    <section className="section-space">
      <div className="page-width">
        <h2 className="text-title">
          <Headline>{copy["list.title"]}</Headline>
        </h2>
        <p className="mt-4 max-w-prose text-lead text-felt">
          <Text>{copy["list.lead"]}</Text>
        </p>
      </div>
      <div className="mt-10 space-y-20 tablet:mt-14 desktop:space-y-28">
        {bases.map((base, position) => (
          <Base key={base.id} base={base} isTurned={position % 2 === 1} />
        ))}
      </div>
    </section>
  );
}

function Base({
  base: { name, place, text, figures, pictures },
  isTurned,
}: {
  base: ProductionBase;
  isTurned: boolean;
}) {
  const [picture] = pictures;
  return (
    <article>
      {picture && (
        <div className={isTurned ? "desktop:ps-[8vw]" : "desktop:pe-[8vw]"}>
          <Picture
            picture={picture}
            sizes="(min-width: 1080px) 92vw, 100vw"
            className="aspect-[3/2] w-full tablet:aspect-[5/2]"
          />
        </div>
      )}
      <div className="page-width mt-8 grid gap-x-16 gap-y-8 tablet:mt-12 desktop:grid-cols-2">
        <div>
          <p className="text-felt">
            <Text>{place}</Text>
          </p>
          <h3 className="mt-1 text-title">
            <Headline>{name}</Headline>
          </h3>
          <p className="mt-4 max-w-prose text-felt">
            <Text>{text}</Text>
          </p>
        </div>
        <dl className="self-end border-t border-ink">
          {figures.map(({ value, label }) => (
            <div
              key={plain(label)}
              className="flex flex-col-reverse gap-x-8 border-b border-line py-4 phone:grid phone:grid-cols-[1fr_1fr] phone:items-baseline"
            >
              <dt className="text-felt phone:order-last">
                <Text>{label}</Text>
              </dt>
              <dd className="text-2xl leading-snug font-semibold">
                <Text>{value}</Text>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}
