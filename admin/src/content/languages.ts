/** The languages content is written in, side by side, each in its own direction. */
export const contentLanguages = [
  { code: "zh", name: "中文", lang: "zh-CN", dir: "ltr" },
  { code: "en", name: "English", lang: "en-GB", dir: "ltr" },
  { code: "ar", name: "العربية", lang: "ar", dir: "rtl" },
] as const;

export const languageCodes = contentLanguages.map(({ code }) => code);

export type ContentLanguage = (typeof contentLanguages)[number];

export function languageName(wanted: ContentLanguage["code"]): string {
  return contentLanguages.find(({ code }) => code === wanted)?.name ?? wanted;
}
