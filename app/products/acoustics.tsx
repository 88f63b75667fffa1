import type { Product } from "#domain/catalogue/get-product.ts";
import type { Measured, Mounting } from "#domain/catalogue/rate-mounting.ts";
import { m } from "#text";
import { inquiryAttributes } from "../inquiry/inquiry-context.ts";
import { AbsorptionChart } from "../ui/absorption-chart.tsx";
import { EvidenceSource } from "../ui/evidence-label.tsx";
import { formatNumber } from "../ui/format-number.ts";
import { Link } from "../ui/link.tsx";
import { mountingName } from "../ui/mounting-name.ts";
import { Text } from "../ui/text.tsx";
import { BuildUpDrawing } from "./build-up-drawing.tsx";
import { FactTitle } from "./fact-title.tsx";
import { Ratings } from "./ratings.tsx";

/** Mountings with something to show come first. */
function inOrder(mountings: Mounting[]): Mounting[] {
  return mountings.toSorted((a, b) => Number(!a.measured) - Number(!b.measured));
}

export function firstShown(mountings: Mounting[]): Mounting | undefined {
  return inOrder(mountings)[0];
}

/**
 * The mounting switch: build-up, curve and ratings change together. Radio buttons and sibling
 * selectors do it, so it works without JavaScript; on paper every mounting is printed.
 */
export function Acoustics({ product }: { product: Product }) {
  const { mountings, material, booth } = product;
  if (booth) return <BoothNote />;
  if (mountings.length === 0) return null;
  return (
    <section>
      <FactTitle>{m.acoustics_title()}</FactTitle>
      <fieldset className="mt-3 grid grid-cols-2 gap-2 phone:grid-cols-4 print:block">
        <legend className="sr-only">{m.mounting_switch()}</legend>
        {inOrder(mountings).map((mounting, position) => (
          <div key={mounting.id} className="contents">
            <label className="peer relative flex cursor-pointer flex-col border border-line p-2 text-xs leading-snug text-felt transition-colors duration-150 hover:border-ink has-checked:border-ink has-checked:bg-sand has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-oak print:mt-6 print:border-0 print:p-0 print:text-base print:font-semibold">
              <input
                type="radio"
                name="mounting"
                value={mounting.id}
                defaultChecked={position === 0}
                className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
              />
              <BuildUpDrawing
                kind={mounting.kind}
                material={material}
                className="mb-2 w-full print:hidden"
              />
              {mountingName(mounting.kind)}
              <span className="tabular text-felt">
                {m.millimetres({ value: formatNumber(mounting.depth) })}
              </span>
            </label>
            <div className="order-1 col-span-full hidden min-w-0 pt-3 peer-has-checked:block print:block">
              <MountingPanel product={product} mounting={mounting} />
            </div>
          </div>
        ))}
      </fieldset>
      <p className="mt-5 border-t border-line pt-3 text-sm text-felt">{m.reading_rule()}</p>
    </section>
  );
}

function MountingPanel({ product, mounting }: { product: Product; mounting: Mounting }) {
  const { buildUp, depth, measured } = mounting;
  return (
    <>
      <p>
        <Text>{buildUp}</Text>{" "}
        <span className="text-felt">({m.mounting_depth({ depth: formatNumber(depth) })})</span>
      </p>
      {measured ? (
        <MeasuredValues measured={measured} label={mountingName(mounting.kind)} />
      ) : (
        <NotMeasured product={product} mounting={mounting} />
      )}
    </>
  );
}

function MeasuredValues({ measured, label }: { measured: Measured; label: string }) {
  return (
    <>
      <Ratings measured={measured} />
      <div className="mt-6 max-w-xl">
        <AbsorptionChart
          curves={[{ label, absorption: measured.absorption }]}
          reference={measured.weighted.value}
        >
          <EvidenceSource evidence={measured.evidence} />
        </AbsorptionChart>
      </div>
    </>
  );
}

function NotMeasured({ product, mounting }: { product: Product; mounting: Mounting }) {
  return (
    <div className="mt-4 bg-sand p-5 print:mt-0 print:p-0">
      <p className="font-semibold">{m.mounting_not_measured()}</p>
      <p className="mt-1 text-[0.9375rem] text-felt print:hidden">
        {m.mounting_not_measured_text()}
      </p>
      <Link
        to="/aboutUs/lianxi.html"
        className="mt-2 inline-flex min-h-11 items-center underline decoration-oak underline-offset-4 hover:text-oak-deep print:hidden"
        {...inquiryAttributes({ kind: "message", product: product.id, mounting: mounting.id })}
      >
        {m.mounting_ask_us()}
      </Link>
    </div>
  );
}

function BoothNote() {
  return (
    <section>
      <FactTitle>{m.booth_acoustics_title()}</FactTitle>
      <p className="mt-2 text-[0.9375rem] text-felt">{m.booth_acoustics_note()}</p>
    </section>
  );
}
