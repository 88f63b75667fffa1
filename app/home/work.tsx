import type { Copy } from "../page-copy/page-copy.ts";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

const steps = [1, 2, 3, 4];

/** Design, sample, production, shipping: what happens after a visitor asks. */
export function Work({ copy }: { copy: Copy }) {
  return (
    <section className="page-width section-space">
      <h2 className="max-w-[20ch] text-title">
        <Headline>{copy["work.title"]}</Headline>
      </h2>
      <ol className="mt-12 grid gap-x-8 gap-y-10 phone:grid-cols-2 desktop:mt-16 desktop:grid-cols-4">
        {steps.map((step) => (
          <li key={step} className="border-t border-ink pt-5">
            <span className="tabular text-sm text-oak-deep" aria-hidden="true">
              0{step}
            </span>
            <h3 className="mt-2 text-xl">
              <Headline>{copy[`work.${step}.title`]}</Headline>
            </h3>
            <p className="mt-2 text-felt">
              <Text>{copy[`work.${step}.text`]}</Text>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
