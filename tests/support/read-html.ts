type Attributes = Record<string, string>;

/** A page as a search engine reads it: the first bytes, no script. */
export function readHtml(html: string) {
  const links = tags({ html, name: "link" });
  const metas = tags({ html, name: "meta" });
  const [root] = tags({ html, name: "html" });
  return {
    lang: root?.lang,
    dir: root?.dir,
    headings: Array.from(html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs), ([, words = ""]) =>
      textOf(words),
    ),
    title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    description: metas.find(({ name }) => name === "description")?.content ?? "",
    keywords: metas.find(({ name }) => name === "keywords")?.content ?? "",
    robots: metas.find(({ name }) => name === "robots")?.content ?? "",
    canonical: links.filter(({ rel }) => rel === "canonical").map(({ href = "" }) => href),
    alternates: Object.fromEntries(
      links.flatMap(({ hreflang, href = "" }) => (hreflang ? [[hreflang, href]] : [])),
    ) as Record<string, string>,
    links: tags({ html, name: "a" }).map(({ rel = "", href = "" }) => ({ rel, href })),
    shared: metas.flatMap(({ property, content = "" }) =>
      property === "og:image" ? [content] : [],
    ),
    structured: Array.from(
      html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
      ([, json = ""]) => JSON.parse(json) as { "@type": string } & Record<string, unknown>,
    ),
  };
}

/** Every address the markup names: where one can go, and what the page is made of. */
export function addressesIn(html: string): string[] {
  const markup = withoutScripts(html);
  const single = ["a", "link", "img", "script", "source", "form", "use", "image"].flatMap((name) =>
    tags({ html: markup, name }).flatMap(({ href, src, action }) => href ?? src ?? action ?? []),
  );
  const sets = ["img", "source", "link"].flatMap((name) =>
    tags({ html: markup, name }).flatMap(({ srcset, imagesrcset }) =>
      (srcset ?? imagesrcset ?? "")
        .split(",")
        .flatMap((candidate) => candidate.trim().split(" ", 1)[0] || []),
    ),
  );
  return [...single, ...sets, ...readHtml(html).shared];
}

/** What a visitor can read, without the marks around it. */
export function textOf(html: string): string {
  return decode(withoutScripts(html).replace(/<[^>]+>/g, ""))
    .replace(/\u2060/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

function withoutScripts(html: string): string {
  return html.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, "");
}

/** Attributes by their names in lower case, as a browser knows them. */
function tags({ html, name }: { html: string; name: string }): Attributes[] {
  return Array.from(html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "g")), ([, inside = ""]) =>
    Object.fromEntries(
      Array.from(inside.matchAll(/([\w:-]+)="([^"]*)"/g), ([, key = "", value = ""]) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  );
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole);
}
