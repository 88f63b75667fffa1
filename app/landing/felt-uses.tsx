import type { ReactNode } from "react";
import type { Copy } from "../page-copy/page-copy.ts";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

const masonry = (
  <>
    <rect width="34" height="220" className="fill-line" />
    <path
      d="M0 34l34-34M0 74l34-34M0 114l34-34M0 154l34-34M0 194l34-34M8 220l26-26"
      className="stroke-felt"
    />
    <path d="M34 0v220" className="stroke-ink" strokeWidth="2" />
  </>
);
const slab = (
  <>
    <rect width="320" height="28" className="fill-line" />
    <path
      d="M0 28l28-28M40 28l28-28M80 28l28-28M120 28l28-28M160 28l28-28M200 28l28-28M240 28l28-28M280 28l28-28"
      className="stroke-felt"
    />
    <path d="M0 28h320" className="stroke-ink" strokeWidth="2" />
  </>
);

const uses: { name: string; drawing: ReactNode }[] = [
  {
    name: "direct",
    drawing: (
      <>
        {masonry}
        <rect x="35" y="20" width="14" height="180" className="fill-moss" />
        <path
          d="M200 110h-130m14-10-14 10 14 10"
          className="fill-none stroke-oak"
          strokeWidth="2"
        />
      </>
    ),
  },
  {
    name: "battens",
    drawing: (
      <>
        {masonry}
        <path d="M36 40h50M36 180h50" className="stroke-oak" strokeWidth="16" />
        <rect x="86" y="20" width="14" height="180" className="fill-moss" />
        <path
          d="M250 110H120m14-10-14 10 14 10M70 110H48m8-7-8 7 8 7"
          className="fill-none stroke-oak"
          strokeWidth="2"
        />
      </>
    ),
  },
  {
    name: "baffle",
    drawing: (
      <>
        {slab}
        <path d="M60 28v42M160 28v42M260 28v42" className="stroke-ink" />
        <path d="M60 70v90M160 70v90M260 70v90" className="stroke-moss" strokeWidth="14" />
        <path
          d="M108 190q4-40-26-62m0 12v-12h13M212 190q-4-40 26-62m0 12v-12h-13"
          className="fill-none stroke-oak"
          strokeWidth="2"
        />
      </>
    ),
  },
  {
    name: "cloud",
    drawing: (
      <>
        {slab}
        <path d="M90 28v48M230 28v48" className="stroke-ink" />
        <path d="M60 82h200" className="stroke-moss" strokeWidth="14" />
        <path d="M80 186h160M110 186v34M210 186v34" className="stroke-ink" strokeWidth="3" />
        <path
          d="M160 172v-66m-9 13 9-13 9 13M270 150q34-60-18-84m14-1-14 1 4 14"
          className="fill-none stroke-oak"
          strokeWidth="2"
        />
      </>
    ),
  },
];

/** Four ways to use the felt, each with the path the sound takes into it. */
export function FeltUses({ copy }: { copy: Copy }) {
  return (
    <section className="page-width section-space">
      <h2 className="text-title">
        <Headline>{copy["mountings.title"]}</Headline>
      </h2>
      <ul className="mt-10 grid gap-x-8 gap-y-12 phone:grid-cols-2 tablet:mt-14 desktop:grid-cols-4">
        {uses.map(({ name, drawing }) => (
          <li key={name}>
            <svg
              viewBox="0 0 320 220"
              className="w-full border-b border-line rtl:-scale-x-100"
              aria-hidden="true"
            >
              {drawing}
            </svg>
            <h3 className="mt-5 text-xl leading-snug">
              <Headline>{copy[`mountings.${name}.title`]}</Headline>
            </h3>
            <p className="mt-3 text-felt">
              <Text>{copy[`mountings.${name}.text`]}</Text>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
