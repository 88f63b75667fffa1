export const languages = { zh: "中文", en: "English" };
export type Language = keyof typeof languages;

/** What somebody chose here before; else the language of the site's cookie, else the browser's. */
export function chooseLanguage({
  stored,
  cookie,
  browser,
}: {
  stored: string | undefined;
  cookie: string;
  browser: string;
}): Language {
  const known = stored ?? /(?:^|;\s*)lang=([a-z]{2})/.exec(cookie)?.[1];
  return (known || browser).startsWith("zh") ? "zh" : "en";
}
