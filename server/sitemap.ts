import { languages } from "#domain/language/language.ts";
import { listPages, type PublicPage } from "#domain/pages/list-pages.ts";
import type { DocumentMaker } from "./documents.ts";
import type { Rendered } from "./page-store.ts";
import { finishPage } from "./pages.ts";
import { xml } from "./xml.ts";

/** The protocol allows 50,000 addresses and 50 MB a file; ours carry their translations along. */
const addressesPerFile = 9000;
const pagesPerFile = addressesPerFile / languages.length;

const missing: Rendered = {
  answer: {
    status: 404,
    headers: [
      ["Content-Type", "text/plain; charset=utf-8"],
      ["Cache-Control", "no-store"],
    ],
    body: Buffer.from("Not found"),
  },
};

/** robots.txt and the sitemap: every public page in every language, split when large. */
export function createSitemap({ origin }: { origin: string }): DocumentMaker {
  function locate(code: string, path: string) {
    return xml(`${origin}/${code}${path === "/" ? "" : path}`);
  }

  function entries({ path, updatedAt }: PublicPage): string {
    const alternates = languages
      .map(
        ({ code }) =>
          `<xhtml:link rel="alternate" hreflang="${code}" href="${locate(code, path)}"/>`,
      )
      .join("");
    const modified = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : "";
    return languages
      .map(({ code }) => `<url><loc>${locate(code, path)}</loc>${modified}${alternates}</url>`)
      .join("\n");
  }

  async function document(content: string, type: string): Promise<Rendered> {
    const headers: [string, string][] = [
      ["Content-Type", `${type}; charset=utf-8`],
      ["X-Content-Type-Options", "nosniff"],
      ["Vary", "Accept-Encoding"],
    ];
    return { page: await finishPage({ body: Buffer.from(content), headers }) };
  }

  function sitemap(pages: PublicPage[]) {
    return document(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages.map(entries).join("\n")}\n</urlset>\n`,
      "application/xml",
    );
  }

  function sitemapIndex(pages: PublicPage[]) {
    const files = Array.from(
      { length: Math.ceil(pages.length / pagesPerFile) },
      (_, position) =>
        `<sitemap><loc>${xml(`${origin}/sitemap-${position + 1}.xml`)}</loc></sitemap>`,
    );
    return document(
      `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files.join("\n")}\n</sitemapindex>\n`,
      "application/xml",
    );
  }

  return function find(path) {
    if (path === "/robots.txt") {
      return () =>
        document(
          `User-agent: *\nDisallow: /api/\nDisallow: /admin\nDisallow: /login\n\nSitemap: ${origin}/sitemap.xml\n`,
          "text/plain",
        );
    }
    const part = /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/.exec(path);
    if (!part) return undefined;
    return async () => {
      const pages = await listPages();
      if (part[1] === undefined) {
        return pages.length <= pagesPerFile ? sitemap(pages) : sitemapIndex(pages);
      }
      const start = (Number(part[1]) - 1) * pagesPerFile;
      return start < pages.length ? sitemap(pages.slice(start, start + pagesPerFile)) : missing;
    };
  };
}
