import { z } from "zod";
import { countryList } from "../countries/countries.ts";
import { line, paragraphs } from "./written.ts";

export const trades = ["designer", "consultant", "installer", "distributor", "other"] as const;
export type Trade = (typeof trades)[number];

/** Languages that members can say they work in, by their codes; the browser knows their names. */
export const spokenLanguages = [
  ...["ar", "de", "en", "es", "fr", "hi", "id", "it", "ja", "ko", "ms", "nl", "pl", "pt", "ru"],
  ...["th", "tr", "vi", "zh"],
] as const;

const countries = new Set<string>(countryList.map(({ code }) => code));

/** What a member says of themselves. The country is a code, empty when not said. */
export const profileFields = z.object({
  name: line({ least: 1, most: 40 }),
  trade: z.enum(trades),
  country: z.string().refine((code) => code === "" || countries.has(code)),
  languages: z
    .array(z.enum(spokenLanguages))
    .max(spokenLanguages.length)
    .transform((codes) => [...new Set(codes)]),
  about: paragraphs({ most: 1000 }),
  listed: z.boolean(),
});
export type ProfileFields = z.infer<typeof profileFields>;
