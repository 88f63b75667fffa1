import type { Lang } from "#domain/language/language.ts";
import { plain } from "#domain/language/text.ts";
import type { Settings } from "#domain/settings/get-settings.ts";

export function organization({ origin, settings }: { origin: string; settings: Settings }) {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: plain(settings.name),
    url: origin,
    logo: `${origin}/favicon.svg`,
    email: settings.email,
    telephone: settings.telphone,
    address: plain(settings.address),
  };
}

export function website({
  origin,
  lang,
  settings,
}: {
  origin: string;
  lang: Lang;
  settings: Settings;
}) {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: plain(settings.name),
    url: `${origin}/${lang}`,
    inLanguage: lang,
    publisher: { "@id": `${origin}/#organization` },
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${origin}/${lang}/search?query={search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  };
}
