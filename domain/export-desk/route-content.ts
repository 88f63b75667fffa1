import { z } from "zod";
import { defineKind, section } from "../records/define-kind.ts";
import { choice, group, id, idOnly, number, text } from "../records/fields.ts";
import { countryNames, type ExportCountry } from "./countries.ts";

const days = z.number().int().positive().max(200);

/** From a port to a port, and how many days that usually takes. */
export const shippingRouteKind = defineKind({
  one: { zh: "航线", en: "Shipping route" },
  many: { zh: "航线", en: "Shipping routes" },
  menu: { icon: "redirect" },
  address: "/export.html",
  class: "country",
  ordered: true,
  sections: [
    section(
      { zh: "航线", en: "Shipping route" },
      {
        title: text({ zh: "目的港", en: "Port of arrival" }),
        from: text({ zh: "起运港", en: "Port of departure" }),
        country: choice<ExportCountry>({ zh: "目的国", en: "Country of arrival" }, countryNames),
        days: group(
          { zh: "通常天数", en: "Usual days" },
          z
            .object({
              from: number({ zh: "最短", en: "From", unit: "d" }, days),
              to: number({ zh: "最长", en: "To", unit: "d" }, days),
            })
            .refine(({ from, to }) => from <= to, { path: ["to"], error: "from-above-to" }),
        ),
        note: text({
          zh: "说明",
          en: "Note",
          lines: 2,
          hint: {
            zh: "天数从何而来；页面另注明以货代确认为准",
            en: "Where the days come from; the page adds that the forwarder confirms them",
          },
        }),
        id: id(idOnly),
      },
    ),
  ],
});
export type ShippingRouteContent = z.infer<typeof shippingRouteKind.schema>;
