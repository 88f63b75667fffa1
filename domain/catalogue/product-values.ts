import type { OctaveAbsorption, ThirdOctaveAbsorption } from "../acoustics/absorption.ts";
import { rateAbsorption } from "../acoustics/ratings.ts";
import type { Localized } from "../language/localized.ts";
import type { SearchValue } from "../search/index/search-document.ts";
import { sizeOf } from "../search/text/quantities.ts";
import { colourOf, colours } from "../search/values/colours.ts";
import { fireKeys, keysAtLeast, keysAtMost } from "../search/values/value-keys.ts";
import type { Evidence } from "./evidence.ts";
import { isTested } from "./fire-class.ts";

type Size = { width: number; height: number; depth: number };
type Fire = { code: string; class: string; evidence: { kind: Evidence["kind"] } };
type Mounting = {
  buildUp: Localized;
  measured?:
    | {
        absorption: OctaveAbsorption;
        thirds?: ThirdOctaveAbsorption | undefined;
        evidence: { kind: string };
      }
    | undefined;
};
type Weight = { value: number; per: "m2" | "piece" };
type Price = { from: number; to?: number | undefined; currency: string; per: "m2" | "piece" };

/** As much of a product as has values; the kind itself is described with the help of this. */
type Valued = {
  finishes: { name: Localized; colour: string }[];
  sizes: Size[];
  fire: Fire[];
  mountings: Mounting[];
  weight?: Weight | undefined;
  booth?: { outer: Size; inner: Size; persons: number } | undefined;
  price?: Price | undefined;
  minimumOrder: Localized;
  hsHeading?: string | undefined;
};

/** The properties of a product that somebody may ask for by their values. */
export function valuesOf(product: Valued): SearchValue[] {
  const { sizes, weight, booth, price, minimumOrder, hsHeading } = product;
  return [
    ...[...sizes, ...(booth ? [booth.outer, booth.inner] : [])].map(sizeValue),
    ...product.fire.filter(isTested).map(fireValue),
    ...product.mountings.flatMap(absorptionValues),
    ...(weight ? [weightValue(weight)] : []),
    ...(booth ? [personsValue(booth.persons)] : []),
    ...(price ? [priceValue(price)] : []),
    ...(hsHeading ? [{ keys: [`hs=${hsHeading}`], text: alike(`HS ${hsHeading}`) }] : []),
    ...product.finishes.flatMap(finishValue),
    { keys: numbersIn(minimumOrder.en).map((number) => `moq=${number}`), text: minimumOrder },
  ];
}

function sizeValue({ width, height, depth }: Size): SearchValue {
  const sides = [width, height, depth];
  return {
    keys: [...sizeOf(sides), ...sides.map((side) => `${side}mm`)],
    text: {
      zh: `${sides.join(" × ")} mm`,
      en: `${sides.join(" × ")} mm`,
      ar: `${sides.join("×")} مم`,
    },
  };
}

function fireValue(fire: Fire): SearchValue {
  return { keys: fireKeys(fire), text: alike(`${fire.code}: ${fire.class}`) };
}

/** Only a laboratory rates. */
function absorptionValues({ measured, buildUp }: Mounting): SearchValue[] {
  if (measured?.evidence.kind !== "laboratory") return [];
  const { nrc, weighted } = rateAbsorption(measured);
  const named = `NRC ${nrc.toFixed(2)}, αw ${weighted.value.toFixed(2)}`;
  return [
    {
      keys: [
        ...keysAtLeast({ property: "nrc", value: nrc, step: 0.05 }),
        ...keysAtLeast({ property: "aw", value: weighted.value, step: 0.05 }),
        ...(weighted.class ? [`class=${weighted.class.toLowerCase()}`] : []),
      ],
      text: {
        zh: `${named}：${buildUp.zh}`,
        en: `${named}: ${buildUp.en}`,
        ar: `${named}: ${buildUp.ar}`,
      },
    },
  ];
}

/** Moss is asked for as green: the finish is shown by the name it has. */
function finishValue({ name, colour }: Valued["finishes"][number]): SearchValue[] {
  const family = colours.find(({ id }) => id === colourOf(colour));
  return family ? [{ keys: [`colour=${family.id}`], text: withFamily(name, family.label) }] : [];
}

function withFamily(name: Localized, family: Localized): Localized {
  return {
    zh: `${name.zh}（${family.zh}）`,
    en: `${name.en} (${family.en.toLowerCase()})`,
    ar: `${name.ar} (${family.ar})`,
  };
}

function weightValue({ value, per }: Weight): SearchValue {
  if (per === "piece") return { keys: [`${value}kg`], text: inUnit(value, "kg", "كغ") };
  return { keys: [`${value}kg/m2`], text: inUnit(value, "kg/m²", "كغ/م²") };
}

function personsValue(persons: number): SearchValue {
  return {
    keys: [`persons=${persons}`, ...keysAtLeast({ property: "persons", value: persons, step: 1 })],
    text: { zh: `${persons} 人`, en: `Persons: ${persons}`, ar: `عدد الأشخاص: ${persons}` },
  };
}

function priceValue({ from, to, currency, per }: Price): SearchValue {
  const property = currency.toLowerCase();
  const range = to ? `${from}–${to}` : `${from}`;
  const [zh, en, ar] = per === "m2" ? ["/m²", "/m²", "/م²"] : ["", "", ""];
  return {
    keys: [
      ...new Set([from, to ?? from].map((value) => `${property}=${value}`)),
      ...keysAtMost({ property, value: from }),
    ],
    text: {
      zh: `参考价 ${currency} ${range}${zh}`,
      en: `Guide price ${currency} ${range}${en}`,
      ar: `سعر استرشادي ${currency} ${range}${ar}`,
    },
  };
}

function numbersIn(text: string): string[] {
  return Array.from(text.matchAll(/\d+(?:\.\d+)?/g), ([number]) => number);
}

function alike(text: string): Localized {
  return { zh: text, en: text, ar: text };
}

function inUnit(value: number, unit: string, arabic: string): Localized {
  return { zh: `${value} ${unit}`, en: `${value} ${unit}`, ar: `${value} ${arabic}` };
}
