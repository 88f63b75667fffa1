import type { ArticleCard } from "#domain/articles/list-articles.ts";
import { listArticles } from "#domain/articles/list-articles.ts";
import { getPageCopy } from "#domain/company/get-page-copy.ts";
import { isLang, type Lang } from "#domain/language/language.ts";
import { plain } from "#domain/language/text.ts";
import { sharedFile } from "#domain/media/picture.ts";
import { getSettings } from "#domain/settings/get-settings.ts";
import type { DocumentMaker } from "./documents.ts";
import { finishPage } from "./pages.ts";
import { xml } from "./xml.ts";

const newest = 30;
const address = /^(?:\/(?<lang>[a-z]{2}))?\/rss\.xml$/;

/** The newest articles for feed readers, in each language; without one in the path, in the reader's. */
export function createFeed({ origin }: { origin: string }): DocumentMaker {
  return function find(path, lang) {
    const asked = address.exec(path);
    const named = asked?.groups?.lang;
    if (!asked || (named !== undefined && !isLang(named))) return undefined;
    return async () => {
      const body = Buffer.from(await writeFeed({ origin, lang }));
      const varies = named ? "Accept-Encoding" : "Accept-Encoding, Cookie, Accept-Language";
      const headers: [string, string][] = [
        ["Content-Type", "application/rss+xml; charset=utf-8"],
        ["Content-Language", lang],
        ["X-Content-Type-Options", "nosniff"],
        ["Vary", varies],
      ];
      return { page: await finishPage({ body, headers }) };
    };
  };
}

async function writeFeed({ origin, lang }: { origin: string; lang: Lang }): Promise<string> {
  const [settings, copy, { entries }] = await Promise.all([
    getSettings({ lang }),
    getPageCopy({ page: "news", lang }),
    listArticles({ size: newest, lang }),
  ]);
  const site = `${origin}/${lang}`;
  const written = entries.map((article) =>
    writeEntry({
      article,
      group: plain(copy[`class.${article.class}.title`] ?? article.class),
      link: `${site}/article/${article.id}.html`,
      origin,
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${xml(`${plain(settings.name)} – ${plain(copy["hero.title"] ?? "")}`)}</title>
<link>${xml(`${site}/news.html`)}</link>
<description>${xml(plain(copy["hero.lead"] ?? ""))}</description>
<language>${lang}</language>
<atom:link href="${xml(`${site}/rss.xml`)}" rel="self" type="application/rss+xml"/>
${written.join("\n")}
</channel>
</rss>
`;
}

function writeEntry({
  article,
  group,
  link,
  origin,
}: {
  article: ArticleCard;
  group: string;
  link: string;
  origin: string;
}): string {
  const picture = article.cover
    ? `<media:content url="${xml(origin + sharedFile(article.cover))}" medium="image"/>`
    : "";
  return `<item>
<title>${xml(plain(article.title))}</title>
<link>${xml(link)}</link>
<guid isPermaLink="true">${xml(link)}</guid>
<pubDate>${new Date(`${article.date}T00:00:00Z`).toUTCString()}</pubDate>
<category>${xml(group)}</category>
<description>${xml(plain(article.summary))}</description>${picture}
</item>`;
}
