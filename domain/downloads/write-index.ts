import { m } from "#text";
import { type Lang, language } from "../language/language.ts";
import { plain, type Text } from "../language/text.ts";
import type { BundleEntry } from "./check-bundle.ts";
import { nameFile, nameKind } from "./kind-names.ts";

/** What is in an archive and where it comes from, in the reader's language. */
export function writeIndex({
  lines,
  company,
  origin,
  lang,
}: {
  lines: { name: string; entry: BundleEntry }[];
  company: Text;
  /** Of the public site. */
  origin: string;
  lang: Lang;
}): string {
  const locale = { locale: lang };
  return `${[
    [
      m.bundle_index_title({ company: plain(company) }, locale),
      m.bundle_index_source({ address: `${origin}/${lang}/downloads.html` }, locale),
    ].join("\n"),
    [
      m.spec_readme_contents({}, locale),
      ...lines.map(({ name, entry }) => `- ${name}\n  ${describe({ entry, lang })}`),
    ].join("\n"),
  ].join("\n\n")}\n`;
}

function describe({ entry, lang }: { entry: BundleEntry; lang: Lang }): string {
  const locale = { locale: lang };
  const day = (date: Date | string) =>
    new Intl.DateTimeFormat(language(lang).intl, { dateStyle: "long", timeZone: "UTC" }).format(
      new Date(date),
    );
  const said =
    "document" in entry
      ? [
          plain(entry.document.title),
          nameKind(entry.document.kind, lang),
          entry.document.languages.map((code) => language(code).label).join(" / "),
          ...entry.document.products.map(({ title, code }) => `${plain(title)} ${code}`),
          day(entry.document.date),
          ...(entry.document.validUntil
            ? [m.downloads_valid_until({ date: day(entry.document.validUntil) }, locale)]
            : []),
        ]
      : [
          `${plain(entry.row.title)} ${entry.row.code}`,
          nameFile(entry.file, lang),
          language(entry.lang).label,
          m.sheet_edition({ date: day(entry.row.updatedAt) }, locale),
        ];
  return said.join(m.list_separator({}, locale));
}
