import type { HolidayContent } from "#domain/export-desk/holiday-content.ts";

type Localized = HolidayContent["title"];

const names = {
  newYear: { zh: "元旦", en: "New Year", ar: "رأس السنة الميلادية" },
  spring: { zh: "春节", en: "Spring Festival", ar: "عيد الربيع الصيني" },
  qingming: { zh: "清明节", en: "Qingming Festival", ar: "عيد تشينغمينغ" },
  labour: { zh: "劳动节", en: "Labour Day", ar: "عيد العمال" },
  dragonBoat: { zh: "端午节", en: "Dragon Boat Festival", ar: "عيد قوارب التنين" },
  midAutumn: { zh: "中秋节", en: "Mid-Autumn Festival", ar: "عيد منتصف الخريف" },
  national: { zh: "国庆节", en: "National Day", ar: "العيد الوطني" },
  founding: { zh: "沙特建国日", en: "Founding Day", ar: "يوم التأسيس" },
  fitr: { zh: "开斋节", en: "Eid al-Fitr", ar: "عيد الفطر" },
  adha: { zh: "宰牲节", en: "Eid al-Adha", ar: "عيد الأضحى" },
} satisfies Record<string, Localized>;

/** Announced on 4 November 2025, https://politics.gmw.cn/2025-11/04/content_38391083.htm */
const notice2026: Localized = {
  zh: "国务院办公厅 2025 年 11 月 4 日通知。",
  en: "State Council notice of 4 November 2025.",
  ar: "إشعار مجلس الدولة الصيني بتاريخ 4 نوفمبر 2025.",
};
const statutory: Localized = {
  zh: "仅含法定假日及逢周末的补休；调休安排以国务院通知为准。",
  en: "Statutory days only, with days in lieu of weekends; the State Council's notice decides the rest.",
  ar: "الأيام القانونية وحدها مع ما يعوّض عطلة نهاية الأسبوع؛ والباقي يحدده إشعار مجلس الدولة الصيني.",
};
const moon: Localized = {
  zh: "按乌姆库拉历推算，以见月公告为准。",
  en: "By the Umm al-Qura calendar; the sighting of the moon decides.",
  ar: "بحسب تقويم أم القرى، والعبرة برؤية الهلال.",
};
const fixedDate: Localized = {
  zh: "日期固定，放假日可能调整。",
  en: "The date is fixed; days off may be moved.",
  ar: "التاريخ ثابت، وقد تُنقل أيام العطلة.",
};

type Row = [name: keyof typeof names, from: string, to: string, ...worked: string[]];

function holidaysOf({
  country,
  certainty,
  note,
  rows,
}: Pick<HolidayContent, "country" | "certainty" | "note"> & { rows: Row[] }): HolidayContent[] {
  return rows.map(([name, from, to, ...worked]) => ({
    id: `${country}-${name}-${from.slice(0, 4)}`.toLowerCase(),
    title: names[name],
    ...{ country, certainty, note, days: { from, to } },
    worked: worked.map((day) => ({ day })),
  }));
}

const gulf = ["SA", "AE", "QA"] as const;

/** What of 2026 and 2027 was known when this was written. Only what is announced is confirmed. */
export const holidays: HolidayContent[] = [
  ...holidaysOf({
    ...{ country: "CN", certainty: "confirmed", note: notice2026 },
    rows: [
      ["newYear", "2026-01-01", "2026-01-03", "2026-01-04"],
      ["spring", "2026-02-15", "2026-02-23", "2026-02-14", "2026-02-28"],
      ["qingming", "2026-04-04", "2026-04-06"],
      ["labour", "2026-05-01", "2026-05-05", "2026-05-09"],
      ["dragonBoat", "2026-06-19", "2026-06-21"],
      ["midAutumn", "2026-09-25", "2026-09-27"],
      ["national", "2026-10-01", "2026-10-07", "2026-09-20", "2026-10-10"],
    ],
  }),
  ...holidaysOf({
    ...{ country: "CN", certainty: "expected", note: statutory },
    rows: [
      ["newYear", "2027-01-01", "2027-01-01"],
      ["spring", "2027-02-05", "2027-02-10"],
      ["qingming", "2027-04-05", "2027-04-05"],
      ["labour", "2027-05-01", "2027-05-04"],
      ["dragonBoat", "2027-06-09", "2027-06-09"],
      ["midAutumn", "2027-09-15", "2027-09-15"],
      ["national", "2027-10-01", "2027-10-05"],
    ],
  }),
  ...gulf.flatMap((country) =>
    holidaysOf({
      ...{ country, certainty: "expected", note: moon },
      rows: [
        ["fitr", "2026-03-20", "2026-03-23"],
        ["adha", "2026-05-26", "2026-05-29"],
        ["fitr", "2027-03-09", "2027-03-12"],
        ["adha", "2027-05-15", "2027-05-18"],
      ],
    }),
  ),
  ...holidaysOf({
    ...{ country: "SA", certainty: "expected", note: fixedDate },
    rows: [
      ["national", "2026-09-23", "2026-09-23"],
      ["founding", "2027-02-22", "2027-02-22"],
      ["national", "2027-09-23", "2027-09-23"],
    ],
  }),
  ...holidaysOf({
    ...{ country: "AE", certainty: "expected", note: fixedDate },
    rows: [
      ["national", "2026-12-02", "2026-12-03"],
      ["national", "2027-12-02", "2027-12-03"],
    ],
  }),
  ...holidaysOf({
    ...{ country: "QA", certainty: "expected", note: fixedDate },
    rows: [
      ["national", "2026-12-18", "2026-12-18"],
      ["national", "2027-12-18", "2027-12-18"],
    ],
  }),
];
