import type { PageCopyContent } from "../../company/company-content.ts";
import { type Lang, language, languages } from "../../language/language.ts";
import { type OfficeHours, timesOf, weekdays } from "../../settings/office-hours.ts";
import type { Problem, Rule } from "../rule.ts";
import { sentencesOf } from "../texts.ts";

/** The hours in words, of footer, mails and pages, are those that the contact page reckons with. */
export const serviceHours: Rule = {
  id: "service-hours",
  title: { zh: "服务时间与办公时间", en: "Service time against office hours" },
  check: ({ record: { kind, content }, facts: { officeHours } }) => {
    if (kind === "page_copy" && officeHours) {
      return [...checkDays({ content, officeHours }), ...checkZones({ content, officeHours })];
    }
    if (kind !== "site_settings" || !content.officeHours) return [];
    const { from, to } = content.officeHours;
    return Object.entries(content.serviceTime)
      .filter(([, words]) => words !== "" && !(words.includes(from) && words.includes(to)))
      .map(([lang]) => problem({ field: "serviceTime", lang, hours: `${from}–${to}` }));
  },
};

type Checked = { content: PageCopyContent; officeHours: OfficeHours };

function problem({ field, lang, hours }: { field: string; lang: string; hours: string }): Problem {
  return {
    field,
    message: {
      zh: `（${lang}）与办公时间 ${hours} 不一致`,
      en: `(${lang}) does not name the office hours, ${hours}`,
    },
  };
}

const anyTime = /(?<!\d)\d{1,2}:\d{2}(?!\d)/g;
const timesIn = (words: string) => words.match(anyTime) ?? [];

/** Days of the week in the order of `weekdays`, as the texts write them. */
function namesOfDays(lang: Lang): string[] {
  const weekday = lang === "zh" ? "short" : "long";
  const format = new Intl.DateTimeFormat(language(lang).intl, { weekday, timeZone: "UTC" });
  // The fourth of January 1970 was a Sunday.
  return weekdays.map((_, passed) => format.format(new Date(Date.UTC(1970, 0, 4 + passed))));
}

const daySpans = new Map(
  languages.map(({ code }) => {
    const day = `(${namesOfDays(code).join("|")})`;
    return [code, new RegExp(`${day}\\s?(?:to|–|至|到|إلى)\\s?${day}`, "u")];
  }),
);

/** “Monday to Friday, 9:00–18:00”: both ends of both. */
function checkDays({ content, officeHours }: Checked): Problem[] {
  const { firstDay, lastDay, from, to } = officeHours;
  return sentencesOf(content).flatMap(({ field, lang, words }) => {
    const [, ...days] = daySpans.get(lang)?.exec(words) ?? [];
    const times = timesIn(words);
    if (days.length === 0 || times.length === 0) return [];
    const names = namesOfDays(lang);
    const open = [firstDay, lastDay].map((day) => names[weekdays.indexOf(day)]);
    if (`${days}` === `${open}` && `${times}` === `${[from, to]}`) return [];
    return [problem({ field, lang, hours: `${open.join("–")} ${from}–${to}` })];
  });
}

const zoneName = /UTC([+−-])(\d{1,2})/u;
const summer = /summer|夏|صيف/u;

/** Below a title that names a zone, “Dubai (UTC+4)”, stand the same hours on its clocks. */
function checkZones({ content: { blocks }, officeHours }: Checked): Problem[] {
  const { from, to } = timesOf(officeHours);
  return Object.entries(blocks).flatMap(([name, text]) => {
    const title = blocks[name.replace(/\.text$/, ".title")];
    if (!name.endsWith(".text") || !title) return [];
    return languages.flatMap(({ code: lang }) => {
      const [, sign, hours] = zoneName.exec(title[lang]) ?? [];
      const stated = timesIn(text[lang]);
      if (!hours || stated.length === 0) return [];
      const ahead = Number(hours) * (sign === "+" ? 60 : -60) - minutesFromUtc(officeHours.zone);
      const shifts = summer.test(text[lang]) ? [ahead, ahead + 60] : [ahead];
      const right = shifts.flatMap((shift) => [clock(from + shift), clock(to + shift)]);
      return `${stated}` === `${right}`
        ? []
        : [problem({ field: `blocks.${name}`, lang, hours: right.join("–") })];
    });
  });
}

/** In winter: the titles name the hours of summer apart. */
function minutesFromUtc(timeZone: string): number {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const parts = format.formatToParts(new Date(Date.UTC(2026, 0, 1)));
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d{2}):(\d{2})/.exec(offset) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -1 : 1);
}

function clock(minutes: number): string {
  const inDay = (minutes + 48 * 60) % (24 * 60);
  return `${Math.floor(inDay / 60)}:${String(inDay % 60).padStart(2, "0")}`;
}
