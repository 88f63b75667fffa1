/** The languages of the site. This table drives `<html lang dir>`, `Intl`, hreflang and the switcher. */
export const languages = [
  { code: "zh", label: "中文", dir: "ltr", intl: "zh-CN" },
  { code: "en", label: "English", dir: "ltr", intl: "en-GB" },
  { code: "ar", label: "العربية", dir: "rtl", intl: "ar-u-nu-latn" },
] as const;

export type Language = (typeof languages)[number];
export type Lang = Language["code"];

export const defaultLang: Lang = "zh";

const byCode = new Map<string, Language>(languages.map((language) => [language.code, language]));

export function isLang(code: string | undefined): code is Lang {
  return code !== undefined && byCode.has(code);
}

/** What was once noted as a language; one that the site no longer has is read as its own. */
export function readLang(code: string): Lang {
  return isLang(code) ? code : defaultLang;
}

export function language(code: Lang): Language {
  const found = byCode.get(code);
  if (!found) throw new TypeError(`Unknown language ${code}`);
  return found;
}
