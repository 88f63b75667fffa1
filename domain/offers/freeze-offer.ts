import { z } from "zod";
import { basketUnits } from "../basket/basket-rules.ts";
import { type DescribedLine, describeLines } from "../basket/describe-lines.ts";
import { countryList } from "../countries/countries.ts";
import type { readInquiry } from "../inquiries/read-inquiry.ts";
import { type Lang, languages } from "../language/language.ts";
import { type Localized, localized } from "../language/localized.ts";
import { plain } from "../language/text.ts";
import { getSettings } from "../settings/get-settings.ts";
import { incotermCodes } from "../shipping/incoterm-codes.ts";
import { addMoney, currencies, lineSum } from "./money.ts";
import type { OfferDraft } from "./offer-draft.ts";

/** What a buyer gets: names, sums and parties as they were when it was sent. */
export const frozenOffer = z.object({
  currency: z.enum(currencies),
  lines: z.array(
    z.object({
      title: localized,
      finish: localized,
      mounting: localized,
      text: z.string(),
      quantity: z.int(),
      unit: z.enum(basketUnits),
      price: z.int(),
      sum: z.int(),
    }),
  ),
  goods: z.int(),
  freight: z.int().nullable(),
  total: z.int(),
  incoterm: z.enum(incotermCodes).or(z.literal("")),
  place: z.string(),
  validUntil: z.string(),
  weeks: z.int().nullable(),
  note: z.string(),
  terms: z.string(),
  seller: z.object({ name: localized, address: localized, phone: z.string(), email: z.string() }),
  buyer: z.object({
    name: z.string(),
    fullName: z.string(),
    phone: z.string(),
    email: z.string(),
    address: z.string(),
    country: localized,
  }),
});
export type FrozenOffer = z.infer<typeof frozenOffer>;

/** A draft without gaps, with everything that may change later written down. */
export async function freezeOffer({
  draft: { lines, currency, freight, ...terms },
  inquiry,
}: {
  draft: OfferDraft;
  inquiry: Awaited<ReturnType<typeof readInquiry>>;
}): Promise<FrozenOffer> {
  const named = await nameLines(lines);
  const frozen = lines.map(({ text, unit, ...line }, at) => {
    const [quantity, price] = [line.quantity ?? 0, line.price ?? 0];
    const { title, finish, mounting } = named[at] ?? nameless;
    return {
      ...{ title, finish, mounting, text, quantity, unit, price },
      sum: lineSum({ quantity, price }),
    };
  });
  const goods = addMoney({
    amounts: frozen.map(({ sum }, at) => ({
      minor: sum,
      currency: lines[at]?.currency ?? currency,
    })),
    currency,
  });
  const total = addMoney({ amounts: [goods, { minor: freight ?? 0, currency }], currency });
  return {
    ...{ ...terms, currency, freight, lines: frozen, goods: goods.minor, total: total.minor },
    seller: await readSeller(),
    buyer: {
      ...{ name: inquiry.name, fullName: inquiry.full_name, phone: inquiry.phone },
      ...{ email: inquiry.email, address: inquiry.address },
      country:
        countryList.find(({ value }) => value === inquiry.country)?.label ??
        inAll(() => inquiry.country),
    },
  };
}

const inAll = (text: (lang: Lang) => string): Localized => ({
  ...{ zh: text("zh"), en: text("en"), ar: text("ar") },
});
const nothing = inAll(() => "");
const nameless = { title: nothing, finish: nothing, mounting: nothing };

/** Names of the catalogue in every language, since a buyer may read the page in another. */
async function nameLines(lines: OfferDraft["lines"]) {
  const asked = lines.map(({ product, finish, mounting, unit }) => ({
    ...{ product, finish, mounting, unit, sample: false },
  }));
  const described = new Map<Lang, DescribedLine[]>(
    await Promise.all(
      languages.map(
        async ({ code }) => [code, await describeLines({ lines: asked, lang: code })] as const,
      ),
    ),
  );
  return lines.map((_, at) => {
    const say = (what: (line: DescribedLine) => string) =>
      inAll((lang) => {
        const line = described.get(lang)?.[at];
        return line ? what(line) : "";
      });
    return {
      title: say(({ product }) => product.title),
      finish: say(({ finish }) => finish),
      mounting: say(({ mounting }) => mounting),
    };
  });
}

async function readSeller(): Promise<FrozenOffer["seller"]> {
  const said = new Map(
    await Promise.all(
      languages.map(async ({ code }) => [code, await getSettings({ lang: code })] as const),
    ),
  );
  return {
    name: inAll((lang) => plain(said.get(lang)?.name ?? "")),
    address: inAll((lang) => plain(said.get(lang)?.address ?? "")),
    phone: said.get("en")?.telphone ?? "",
    email: said.get("en")?.email ?? "",
  };
}
