import type { Rule } from "../rule.ts";

/** The hours in words, of footer and mails, are those that the contact page reckons with. */
export const serviceHours: Rule = {
  id: "service-hours",
  title: { zh: "服务时间与办公时间", en: "Service time against office hours" },
  check: ({ record: { kind, content } }) => {
    if (kind !== "site_settings" || !content.officeHours) return [];
    const { from, to } = content.officeHours;
    return Object.entries(content.serviceTime)
      .filter(([, words]) => words !== "" && !(words.includes(from) && words.includes(to)))
      .map(([lang]) => ({
        field: "serviceTime",
        message: {
          zh: `（${lang}）与办公时间 ${from}–${to} 不一致`,
          en: `(${lang}) does not name the office hours, ${from}–${to}`,
        },
      }));
  },
};
