import type { Product } from "#domain/catalogue/get-product.ts";
import { m } from "#text";
import { Text } from "../../ui/text/text.tsx";
import { Dimensions } from "./dimensions.tsx";
import { type Fact, FactList } from "./fact.tsx";

type Booth = NonNullable<Product["booth"]>;

/** Everything stated about a booth. */
export function boothFacts(booth: Booth): Fact[] {
  const millimetres = (size: Booth["outer"]) => (
    <>
      <Dimensions of={size} />
      {`\u00a0${m.unit_millimetres()}`}
    </>
  );
  return [
    { id: "booth-outer", label: m.booth_outer(), value: millimetres(booth.outer) },
    { id: "booth-inner", label: m.booth_inner(), value: millimetres(booth.inner) },
    { id: "booth-persons", label: m.booth_persons(), value: booth.persons },
    { id: "booth-wall", label: m.booth_wall(), value: <Text>{booth.wall}</Text> },
    { id: "booth-door", label: m.booth_door(), value: <Text>{booth.door}</Text> },
    { id: "booth-lighting", label: m.booth_lighting(), value: <Text>{booth.lighting}</Text> },
    { id: "booth-power", label: m.booth_power(), value: <Text>{booth.power}</Text> },
    { id: "booth-switches", label: m.booth_switches(), value: <Text>{booth.switches}</Text> },
    {
      id: "booth-ventilation",
      label: m.booth_ventilation(),
      value: <Text>{booth.ventilation}</Text>,
    },
    { id: "booth-table", label: m.booth_table(), value: <Text>{booth.table}</Text> },
  ];
}

export function BoothTable({ booth }: { booth: Booth | undefined }) {
  if (!booth) return null;
  return (
    <section className="bg-sand print:bg-transparent">
      <div className="page-width section-space grid gap-x-16 gap-y-12 desktop:grid-cols-[7fr_5fr]">
        <div>
          <h2 className="mb-6 text-2xl">{m.booth_title()}</h2>
          <FactList facts={boothFacts(booth)} />
        </div>
        <div>
          <h2 className="mb-6 text-2xl">{m.booth_scenarios()}</h2>
          <ul className=" flex flex-wrap gap-2">
            {booth.scenarios.map((scenario, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a text has no id of its own
              <li key={position} className="bg-paper px-4 py-2">
                <Text>{scenario}</Text>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
