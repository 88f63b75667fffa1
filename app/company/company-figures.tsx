import type { Settings } from "#domain/settings/get-settings.ts";
import type { Copy } from "../page-copy/page-copy.ts";
import { Text } from "../ui/text/text.tsx";

export type Figures = { years: number; factories: number; containers: number; designs: number };

export function figuresOf(settings: Settings): Figures {
  return {
    years: settings.yearsOfExperience,
    factories: settings.factories,
    containers: settings.containersPerMonth,
    designs: settings.woodPanelDesigns,
  };
}

/** The company in four numbers, set as large as the page allows. */
export function CompanyFigures({ copy, figures }: { copy: Copy; figures: Figures }) {
  const shown = [
    { name: "years", value: `${figures.years}` },
    { name: "factories", value: `${figures.factories}` },
    { name: "containers", value: `${figures.containers}` },
    { name: "designs", value: `${figures.designs}+` },
  ];
  return (
    <section className="bg-moss text-paper">
      <dl className="page-width section-space grid grid-cols-2 gap-x-8 gap-y-12 desktop:grid-cols-4">
        {shown.map(({ name, value }) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="mt-3 text-paper/85">
              <Text>{copy[`figures.${name}`]}</Text>
            </dt>
            <dd className="text-display font-semibold">
              <bdi dir="ltr">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
