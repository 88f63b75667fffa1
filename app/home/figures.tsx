import type { Picture as PictureValue } from "#domain/media/picture.ts";
import type { Copy } from "../page-copy/page-copy.ts";
import { Picture } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

type CompanyFigures = {
  years: number;
  factories: number;
  containers: number;
  designs: number;
  certificates: string[];
};

export function Figures({
  copy,
  figures,
  picture,
}: {
  copy: Copy;
  figures: CompanyFigures;
  picture: PictureValue | undefined;
}) {
  const shown = [
    { value: `${figures.years}`, label: copy["figures.years"] },
    { value: `${figures.factories}`, label: copy["figures.factories"] },
    { value: `${figures.containers}`, label: copy["figures.containers"] },
    { value: `${figures.designs}+`, label: copy["figures.designs"] },
  ];
  return (
    <section className="bg-sand">
      <div className="page-width section-space grid items-center gap-12 desktop:grid-cols-2 desktop:gap-20">
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 1080px) 50vw, 100vw"
            className="aspect-[4/3] w-full"
          />
        )}
        <div>
          <h2 className="text-title">
            <Headline>{copy["figures.title"]}</Headline>
          </h2>
          <dl className="mt-10 grid grid-cols-2 gap-x-8 gap-y-8">
            {shown.map(({ value, label }, position) => (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: four fixed figures, never reordered
                key={position}
                className="flex flex-col-reverse justify-end border-t border-line pt-4"
              >
                <dt className="mt-1 text-felt">
                  <Text>{label}</Text>
                </dt>
                <dd className="text-title font-semibold">
                  <bdi dir="ltr">{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          <div className="mt-10 border-t border-line pt-6">
            <h3 className="text-lg">
              <Headline>{copy["certificates.title"]}</Headline>
            </h3>
            <p className="mt-1 text-felt">
              <Text>{copy["certificates.lead"]}</Text>
            </p>
            <ul className="mt-4 flex flex-wrap gap-3">
              {figures.certificates.map((certificate) => (
                <li key={certificate} className="rounded-full border border-felt px-4 py-1.5">
                  <bdi>{certificate}</bdi>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
