import { m } from "#text";
import type { Copy } from "../page-copy/page-copy.ts";
import { Link } from "../ui/controls/link.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

const stops = [1, 2, 3, 4, 5];

/** Up to which stop the way is ours under each term of Incoterms 2020. */
const terms = [
  { code: "EXW", reach: 1 },
  { code: "FCA", reach: 2 },
  { code: "FOB", reach: 3 },
  { code: "CIF", reach: 4 },
  { code: "DAP", reach: 5 },
];

/** The way from factory to site, and beneath it how far each trade term carries the goods. */
export function TradeTerms({ copy }: { copy: Copy }) {
  return (
    <section id="terms" className="scroll-mt-8 bg-sand">
      <div className="page-width section-space">
        <h2 className="text-title">
          <Headline>{copy["terms.title"]}</Headline>
        </h2>
        <p className="mt-4 max-w-prose text-lead text-felt">
          <Text>{copy["terms.lead"]}</Text>
        </p>
        <ol
          aria-hidden="true"
          className="mt-12 hidden grid-cols-5 text-sm tablet:grid tablet:ps-[5.5rem]"
        >
          {stops.map((stop) => (
            <li key={stop} className="pe-2 pb-3">
              <Text>{copy[`terms.stop.${stop}`]}</Text>
            </li>
          ))}
        </ol>
        <dl className="mt-8 tablet:mt-0">
          {terms.map(({ code, reach }) => (
            <div
              key={code}
              className="grid gap-x-4 gap-y-2 border-t border-ink/25 py-4 tablet:grid-cols-[4.5rem_1fr]"
            >
              <dt className="flex items-baseline justify-between text-lg font-semibold">
                <bdi>{code}</bdi>
                <span className="text-sm font-normal tablet:sr-only">
                  <Text>{copy[`terms.stop.${reach}`]}</Text>
                </span>
              </dt>
              <dd>
                <Way reach={reach} />
                <span className="mt-2 block max-w-prose text-felt">
                  <Text>{copy[`terms.${code.toLowerCase()}.text`]}</Text>
                </span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 print:hidden">
          <Link
            to="/export.html#terms"
            className="inline-flex min-h-11 items-center underline decoration-oak underline-offset-4 hover:text-oak-deep"
          >
            {m.exporting_link_terms()}
          </Link>
        </p>
      </div>
    </section>
  );
}

/** Stops and what lies between them: dark as far as we carry the goods. */
function Way({ reach }: { reach: number }) {
  return (
    <span aria-hidden="true" className="grid grid-cols-[repeat(4,1fr)_auto] tablet:grid-cols-5">
      {stops.map((stop) => (
        <span key={stop} className="flex items-center">
          <span
            className={`size-3.5 shrink-0 rounded-full border-2 ${stop <= reach ? "border-moss bg-moss" : "border-ink/25"}`}
          />
          {stop < stops.length && (
            <span className={`grow ${stop < reach ? "h-1 bg-moss" : "h-0.5 bg-ink/25"}`} />
          )}
        </span>
      ))}
    </span>
  );
}
