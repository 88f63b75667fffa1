import type { ProductCurve } from "#domain/catalogue/list-curves.ts";
import { plain } from "#domain/language/text.ts";
import { AbsorptionChart } from "../acoustics/absorption-chart.tsx";
import { toChartCurve } from "../acoustics/chart-curve.ts";
import { CurveMark } from "../acoustics/curve-mark.tsx";
import { curveName } from "../acoustics/curve-source.tsx";
import { SourceList } from "../acoustics/sourced-chart.tsx";
import type { Copy } from "../page-copy/page-copy.ts";
import { Link } from "../ui/controls/link.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { inBrackets, named } from "../ui/text/punctuation.ts";
import { Text } from "../ui/text/text.tsx";

/** What the panels do to a room: curves to touch, each with its build-up and where it comes from. */
export function Room({ copy, curves }: { copy: Copy; curves: ProductCurve[] }) {
  const [first] = curves;
  if (!first) return null;
  return (
    <section className="bg-sand">
      <div className="page-width section-space grid gap-12 desktop:grid-cols-[5fr_7fr] desktop:gap-20">
        <div>
          <h2 className="text-title">
            <Headline>{copy["room.title"]}</Headline>
          </h2>
          <p className="mt-5 max-w-prose text-lead text-felt">
            <Text>{copy["room.lead"]}</Text>
          </p>
          <ul className="mt-8 border-t border-line">
            {curves.map(({ productId, title, buildUp, curve }, position) => (
              <li key={productId} className="border-b border-line py-4">
                <Link
                  to={`/productdetail/${productId}.html`}
                  className="inline-flex min-h-8 items-center gap-3 font-semibold hover:underline"
                >
                  <CurveMark position={position} />
                  <Text>{title}</Text>
                </Link>
                <p className="text-sm text-felt">
                  {named(curveName(curve))}
                  <Text>{buildUp}</Text>
                </p>
              </li>
            ))}
          </ul>
          <p className="mt-6 text-sm text-felt">
            <Text>{copy["room.note"]}</Text>
          </p>
        </div>
        <AbsorptionChart
          table="hidden"
          curves={curves.map(({ title, curve }) =>
            toChartCurve({ curve, label: plain(title) + inBrackets(curveName(curve)) }),
          )}
        >
          <SourceList curves={curves.map(({ curve }) => curve)} />
        </AbsorptionChart>
      </div>
    </section>
  );
}
