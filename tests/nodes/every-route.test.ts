import { describe, expect, test } from "vitest";
import { readLink } from "#domain/calculator/read-link.ts";
import { readAddress } from "#domain/calculator/room-link.ts";
import { addressesIn, readHtml, textOf } from "../support/read-html.ts";
import { inBatches } from "./support/in-batches.ts";
import { publicUrl as origin } from "./support/settings.ts";
import { shareNode } from "./support/shared-nodes.ts";
import {
  missingAddresses,
  movedAddresses,
  type SitePage,
  sitePages,
} from "./support/site-routes.ts";
import { notFoundTexts, statedTexts } from "./support/stated-texts.ts";

const languages = ["zh", "en", "ar"] as const;
type Lang = (typeof languages)[number];

const directions = { zh: "ltr", en: "ltr", ar: "rtl" };
/** The letters each language is written in. */
const scripts = { zh: /\p{Script=Han}/u, en: /[A-Za-z]{2}/, ar: /\p{Script=Arabic}/u };

const node = shareNode("site");

const within = (lang: Lang, path: string) => (path === "/" ? `/${lang}` : `/${lang}${path}`);

/** Without a language in the address, the visitor's browser decides. */
async function ask(path: string, lang: Lang = "zh") {
  const response = await node.ask(path, { headers: { "Accept-Language": lang } });
  return {
    status: response.status,
    location: response.headers.get("Location"),
    html: await response.text(),
  };
}

/** Pages under their own addresses, asked for once: for the second time a node packs them anew. */
const pages = new Map<string, ReturnType<typeof ask>>();

function open(lang: Lang, path: string) {
  const address = within(lang, path);
  const page = pages.get(address) ?? ask(address);
  pages.set(address, page);
  return page;
}

const read = async (lang: Lang, path: string) => (await open(lang, path)).html;

/** What every page owes visitors and search engines, under whichever of its addresses. */
function expectWhole(html: string, { path, robots }: SitePage, lang: Lang) {
  const page = readHtml(html);
  expect(page).toMatchObject({ lang, dir: directions[lang] });
  expect(page.headings).toEqual([expect.stringMatching(/\S/)]);
  expect(page.title).toMatch(scripts[lang]);
  expect(page.description).toMatch(scripts[lang]);
  expect(page.description.length).toBeGreaterThan(15);
  expect(page.keywords).toMatch(/\S/);
  expect(page.canonical).toEqual([origin + within(lang, path)]);
  expect(page.alternates).toEqual({
    zh: origin + within("zh", path),
    en: origin + within("en", path),
    ar: origin + within("ar", path),
    "x-default": origin + path,
  });
  if (!robots?.startsWith("noindex")) {
    expect(page.shared).toEqual([expect.stringMatching(/\/\d+\.jpg$/)]);
  }
  expect(page.robots).toBe(robots ?? "");
  // The Content-Security-Policy allows none.
  expect(html).not.toMatch(/<style|<[a-z][^>]*\sstyle=/);
}

describe.each(sitePages)("$path", (page) => {
  const addresses = [page.path, ...page.twins];

  test.each(languages)("is whole in %s", async (lang) => {
    const { status, html } = await open(lang, page.path);
    expect(status).toBe(200);
    expectWhole(html, page, lang);
  });

  test("is whole under its other addresses, each in the next language", async () => {
    for (const [position, address] of page.twins.entries()) {
      const lang = languages[(position + 1) % languages.length] ?? "zh";
      const { status, html } = await ask(within(lang, address));
      expect(status, address).toBe(200);
      expectWhole(html, page, lang);
    }
  });

  test("is in the visitor's language when the address names none", async () => {
    for (const [position, address] of addresses.entries()) {
      const lang = languages[position % languages.length] ?? "zh";
      const { status, html } = await ask(address, lang);
      expect(status, address).toBe(200);
      expectWhole(html, page, lang);
    }
  });

  test("is where other spellings lead to, in the language they name", async () => {
    for (const front of ["", "/zh", "/en", "/ar"]) {
      const forms = addresses.map((address) => (address === "/" ? front : front + address));
      const others = forms.flatMap((form) => [`${form.toUpperCase()}/`, form.toLowerCase()]);
      for (const other of new Set(others).difference(new Set(["", "/", ...forms]))) {
        const { status, location } = await ask(other);
        expect(status, other).toBe(301);
        expect(forms, other).toContain(location);
      }
    }
  });
});

describe.each(["", "/zh", "/en", "/ar"])("with “%s” in front", (prefix) => {
  const at = (path: string) => prefix + (prefix ? path.replace(/^\/(?=\?|$)/, "") : path);

  test.each(movedAddresses)("%s leads to %s", async (from, to) => {
    expect(await ask(prefix + from)).toMatchObject({ status: 301, location: at(to) });
  });
});

test("what does not exist says so, under every prefix by turns", async () => {
  for (const [position, path] of missingAddresses.entries()) {
    const address = ["", "/zh", "/en", "/ar"][position % 4] + path;
    expect((await ask(address)).status, address).toBe(404);
  }
});

describe.each(languages)("in %s", (lang) => {
  test.each(statedTexts)("the site states $what", async ({ paths, all, ...stated }) => {
    for (const path of paths) {
      const text = textOf(await read(lang, path));
      const unsaid = [...all, ...stated[lang]].filter((wanted) => !text.includes(wanted));
      expect(unsaid, path).toEqual([]);
    }
  });

  test.each(["/", "/aboutUs.html", "/aboutUs/company"])("%s has the figures", async (path) => {
    const html = await read(lang, path);
    const figures = Array.from(html.matchAll(/<dd[^>]*>(.*?)<\/dd>/gs), ([, dd = ""]) =>
      textOf(dd),
    );
    expect(figures.slice(0, 4)).toEqual(["16", "2", "2", "100+"]);
  });

  test.each(["/", "/project.html"])("%s counts 26 offices and 15 meeting rooms", async (path) => {
    const html = await read(lang, path);
    for (const [kind, count] of [
      ["office", "26"],
      ["meeting", "15"],
    ]) {
      const entries = html.split(/<\/?(?:li|article)\b/);
      const entry = entries.find((one) =>
        one.includes(`${within(lang, `/project/${kind}/1.html`)}"`),
      );
      expect(textOf(`<li${entry}`)).toContain(count);
    }
  });

  test("the page for a wrong address has the stated heading", async () => {
    const { heading, text } = notFoundTexts[lang];
    const { html } = await ask(within(lang, "/no/such/page.html"));
    expect(readHtml(html)).toMatchObject({ lang, headings: [heading], title: text });
    expect(textOf(html)).toContain(text);
    const ways = ["/product.html", "/programme.html", "/project.html", "/news.html"];
    expect(addressesIn(/<main.*<\/main>/s.exec(html)?.[0] ?? "")).toEqual(
      expect.arrayContaining([`/${lang}`, ...ways.map((path) => within(lang, path))]),
    );
  });
});

test("a product below its class has that class's trail, and its language switch leads home", async () => {
  const { html } = await open("en", "/product/woodSlat/slat-oak.html");
  const trail = /<nav aria-label="You are here".*?<\/nav>/s.exec(html)?.[0] ?? "";
  expect(addressesIn(trail)).toEqual(["/en", "/en/product.html", "/en/product/woodSlat.html"]);
  expect(textOf(trail)).toMatch(/Natural oak slat panel$/);
  const home = readHtml(html).links.filter(({ href }) => href === "/ar");
  expect(home.length).toBeGreaterThan(0);
});

const structured = {
  "/": ["Organization", "WebSite"],
  "/product.html": ["BreadcrumbList", "ItemList"],
  "/product/woodSlat.html": ["BreadcrumbList", "ItemList"],
  "/productdetail/slat-oak.html": ["Product", "BreadcrumbList"],
  "/akupanel.html": ["BreadcrumbList", "FAQPage"],
  "/pet.html": ["BreadcrumbList", "FAQPage"],
  "/woodenPanel.html": ["BreadcrumbList"],
  "/site/panelFactory": ["BreadcrumbList"],
  "/silencebooth.html": ["BreadcrumbList", "FAQPage"],
  "/programme/office-acoustics": ["BreadcrumbList", "Service"],
  "/project/office/1.html": ["BreadcrumbList"],
  "/project/cinema/cinema-doha-four-screens": ["CreativeWork", "BreadcrumbList"],
  "/aboutUs/company": ["BreadcrumbList"],
  "/news/knowledge": ["BreadcrumbList"],
  "/recruit": ["BreadcrumbList"],
  "/recruit/details/office-accountant": ["JobPosting", "BreadcrumbList"],
  "/topics/absorption": ["BreadcrumbList"],
  "/article/what-is-nrc.html": ["Article", "BreadcrumbList", "FAQPage"],
};

test.each(Object.entries(structured))("%s tells search engines of its %s", async (path, kinds) => {
  for (const lang of languages) {
    const { structured } = readHtml(await read(lang, path));
    expect(structured.map((thing) => thing["@type"])).toEqual(kinds);
  }
});

test("search engines are told no value that no laboratory has reported", async () => {
  const { structured } = readHtml(await read("en", "/productdetail/slat-oak.html"));
  const product = structured.find((thing) => thing["@type"] === "Product");
  expect(product).toMatchObject({ sku: "TH-SL-OAK", name: "Natural oak slat panel" });
  // Nothing of the demonstration has been tested.
  expect(product?.additionalProperty).toEqual([]);
});

test("search engines can offer the site's own search", async () => {
  for (const lang of languages) {
    const { structured } = readHtml(await read(lang, "/"));
    expect(structured[1]?.potentialAction).toMatchObject({
      "@type": "SearchAction",
      target: { urlTemplate: `${origin}/${lang}/search?query={search_term_string}` },
    });
  }
});

test("the sitemap page and the sitemap for search engines know every followed page", async () => {
  const xml = await node.read("/sitemap.xml");
  const known = Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = ""]) => url);
  for (const { path, robots } of sitePages) {
    if (/(\/2|Productdetail\/.*)\.html$/.test(path)) continue;
    if (robots === "noindex, nofollow") expect(known).not.toContain(`${origin}/en${path}`);
    else expect(known).toContain(origin + within("ar", path));
  }
  const linked = new Set(addressesIn(await read("en", "/sitemap.html")));
  const missing = known
    .map((url) => new URL(url).pathname)
    .filter((path) => path.startsWith("/en") && !linked.has(path));
  expect(missing).toEqual([]);
});

test("no link to the contact page or the site map is to be followed by search engines", async () => {
  const unfollowed = /^\/\w\w\/(?:aboutUs\/lianxi|sitemap)\b/;
  for (const lang of languages) {
    for (const { path } of [...sitePages, { path: "/article/packed-for-the-sea.html" }]) {
      const links = readHtml(await read(lang, path)).links.filter(({ href }) =>
        unfollowed.test(href),
      );
      expect(links.length, path).toBeGreaterThan(1);
      const followed = links.filter(({ rel }) => !rel.split(" ").includes("nofollow"));
      expect(followed, path).toEqual([]);
    }
  }
});

test("every link, picture and file that these pages name is there", async () => {
  // That all of those in the sitemap are there is another test's subject.
  const sitemap = await node.read("/sitemap.xml");
  const named = new Map<string, string>();
  for (const lang of languages) {
    for (const { path } of sitePages) {
      const page = within(lang, path);
      for (const address of addressesIn(await read(lang, path))) {
        const url = new URL(address, origin + page);
        if (url.origin !== origin || sitemap.includes(`<loc>${url.href}</loc>`)) continue;
        if (!named.has(url.href)) named.set(url.href, page);
      }
    }
  }
  expect(named.size).toBeGreaterThan(1000);
  const bodies = new Map<string, Promise<{ status: number; body: string }>>();
  const fetched = (path: string) => {
    const answer = bodies.get(path) ?? fetchBody(path);
    bodies.set(path, answer);
    return answer;
  };
  const faults = await inBatches({
    of: pickOfEachKind([...named]),
    size: 20,
    work: async ([address, page]) => {
      const { pathname, search, hash } = new URL(address);
      const { status, body } = await fetched(pathname + search);
      if (status !== 200) return [`${address} on ${page}: ${status}`];
      // The browser's route table has only the usual name of a page.
      const [, canonical = address] = /<link rel="canonical" href="([^"]+)"/.exec(body) ?? [];
      const usual = new URL(canonical).pathname;
      if (/^\/(zh|en|ar)\b/.test(pathname) && usual !== pathname) {
        return [`${address} on ${page}: usually ${usual}`];
      }
      if (hash && usual.endsWith("/calculator.html")) {
        const isRoom = readLink(readAddress(hash.slice(1)).room) !== undefined;
        return isRoom ? [] : [`${address} on ${page}: no such room`];
      }
      // What goes into a project stands there like a query, and is no place.
      const id = hash.includes("=") ? "" : decodeURIComponent(hash.slice(1));
      return !id || body.includes(`id="${id}"`) ? [] : [`${address} on ${page}: no such place`];
    },
  });
  expect(faults.flat()).toEqual([]);
}, 240_000);

async function fetchBody(path: string) {
  const response = await node.ask(path);
  return { status: response.status, body: await response.text() };
}

/**
 * Of a page that is named in several languages one of them, by turns; of a picture the smallest and
 * the largest, and of each width and format one.
 */
function pickOfEachKind<Named extends [address: string, page: string]>(named: Named[]): Named[] {
  const pages = named.filter(([address]) => !address.startsWith(`${origin}/media/`));
  const byPage = Map.groupBy(pages, ([address]) => address.replace(/\/(zh|en|ar)(?=\W|$)/, ""));
  const pictures = named
    .filter(([address]) => address.startsWith(`${origin}/media/`))
    .toSorted(([one], [other]) => widthOf(one) - widthOf(other));
  const byPicture = Map.groupBy(pictures, ([address]) => address.replace(/\/[^/]*$/, ""));
  const byVariant = Map.groupBy(pictures, ([address]) => address.replace(/^.*\//, ""));
  const picked = [
    ...[...byPage.values()].map((same, turn) => same[turn % same.length]),
    ...[...byPicture.values()].flatMap((same) => [same[0], same.at(-1)]),
    ...[...byVariant.values()].map((same) => same[0]),
  ];
  return [...new Set(picked)].filter((one) => one !== undefined);
}

function widthOf(address: string): number {
  return Number(/(\d+)\.\w+$/.exec(address)?.[1]);
}
