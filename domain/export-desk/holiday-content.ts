import { z } from "zod";
import { defineKind, section } from "../records/define-kind.ts";
import { choice, date, group, id, idOnly, list, text } from "../records/fields.ts";
import { countryNames, type ExportCountry } from "./countries.ts";

const from = () => date({ zh: "第一天", en: "First day" });
const to = () => date({ zh: "最后一天", en: "Last day" });

/** Days on which the factory rests, or on which nobody at the destination takes goods in. */
export const holidayKind = defineKind({
  one: { zh: "假日", en: "Holiday" },
  many: { zh: "假日日历", en: "Holiday calendar" },
  menu: { icon: "milestone" },
  address: "/export.html",
  class: "country",
  sections: [
    section(
      { zh: "假日", en: "Holiday" },
      {
        title: text({ zh: "名称", en: "Name" }),
        country: choice<ExportCountry>(
          {
            zh: "国家",
            en: "Country",
            hint: {
              zh: "中国的假日从交货期中扣除，其他国家的假日只作到货提醒",
              en: "Holidays of China are left out of lead times; those of others are notices for arrival",
            },
          },
          countryNames,
        ),
        days: group(
          { zh: "日期", en: "Days" },
          z.object({ from: from(), to: to() }).refine(({ from, to }) => from <= to, {
            path: ["to"],
            error: "from-above-to",
          }),
        ),
        certainty: choice<"confirmed" | "expected">(
          {
            zh: "是否确定",
            en: "Certainty",
            hint: {
              zh: "官方已公布才算确定；取决于见月或尚未发布通知的，选预计",
              en: "Confirmed once it is announced officially; what depends on the moon, or on a notice to come, is expected",
            },
          },
          {
            expected: { zh: "预计", en: "Expected" },
            confirmed: { zh: "已公布", en: "Confirmed" },
          },
        ),
        worked: list(
          {
            zh: "调休上班日",
            en: "Worked instead",
            hint: { zh: "因此上班的周末", en: "Days of a weekend that are worked in return" },
          },
          z.object({ day: date({ zh: "日期", en: "Day" }) }),
        ),
        note: text({ zh: "依据或说明", en: "Source or note", lines: 2 }).optional(),
        id: id(idOnly),
      },
    ),
  ],
});
export type HolidayContent = z.infer<typeof holidayKind.schema>;
