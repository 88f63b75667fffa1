import { describe, expect, test } from "vitest";
import { askRaw } from "./support/send-raw.ts";
import { publicUrl as origin } from "./support/settings.ts";
import { shareNode } from "./support/shared-nodes.ts";

const node = shareNode("plain");
const withAddress = shareNode("site");

const script = { zh: /\p{Script=Han}/u, en: /[A-Z][a-z]+/, ar: /\p{Script=Arabic}/u };
const direction = { zh: "ltr", en: "ltr", ar: "rtl" };
const languages = ["zh", "en", "ar"] as const;

describe.each(languages)("the first bytes of a page in %s", (lang) => {
  async function expectLanguage(path: string, headers: Record<string, string>) {
    const response = await node.ask(path, { headers });
    const start = (await response.text()).slice(0, 500);
    expect(response.headers.get("Content-Language")).toBe(lang);
    expect(start).toContain(`<html lang="${lang}" dir="${direction[lang]}"`);
    expect(/<title>(.*?)<\/title>/.exec(start)?.[1]).toMatch(script[lang]);
    return response;
  }

  test("are in it when the visitor's browser asks for it", async () => {
    const response = await expectLanguage("/", { "Accept-Language": `${lang}-XX, fr;q=0.5` });
    expect(response.headers.get("Vary")).toMatch(/Cookie.*Accept-Language/);
  });

  test("are in it when the visitor has chosen it, whatever the browser asks for", async () => {
    const other = lang === "en" ? "ar" : "en";
    const headers = { Cookie: `a=1; lang=${lang}; b=2`, "Accept-Language": other };
    const response = await expectLanguage("/", headers);
    expect(response.headers.get("Vary")).toMatch(/Cookie.*Accept-Language/);
  });

  test("are in it when the address names it, whatever else is asked for", async () => {
    for (const other of languages) {
      const headers = { Cookie: `lang=${other}`, "Accept-Language": other };
      const response = await expectLanguage(`/${lang}`, headers);
      expect(response.headers.get("Vary")).toBe("Accept-Encoding, User-Agent");
    }
  });

  test("are in it on a page that does not exist", async () => {
    const response = await node.ask(`/${lang}/nothing.html`);
    expect(response.status).toBe(404);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const body = await response.text();
    expect(body).toContain(`<html lang="${lang}" dir="${direction[lang]}"`);
    expect(body).toContain('<meta name="robots" content="noindex"/>');
  });

  test("name the page's one address and its translations", async () => {
    const body = await withAddress.read(`/${lang}`, { Host: "evil.example" });
    expect(body).toContain(`<link rel="canonical" href="${origin}/${lang}"/>`);
    for (const code of languages) {
      expect(body).toContain(`<link rel="alternate" hrefLang="${code}" href="${origin}/${code}"/>`);
    }
    expect(body).toContain(`<link rel="alternate" hrefLang="x-default" href="${origin}/"/>`);
  });
});

describe.each(["/en", "/", "/en.data", "/sitemap.xml", "/robots.txt", "/favicon.svg"])(
  "%s",
  (path) => {
    const ask = (method: string, headers: string[] = []) =>
      askRaw({ port: node.port, target: path, method, headers: ["Host: localhost", ...headers] });

    test("is asked for in vain by who has it already", async () => {
      const etag = (await ask("GET")).headers.get("ETag") ?? "";
      expect(etag).toMatch(/^(W\/)?"[\w-]{22}"$/);
      const answer = await ask("GET", [`If-None-Match: ${etag}`]);
      expect(answer.status).toBe(304);
      expect(answer.body).toBe("");
      expect(answer.headers.get("ETag")).toBe(etag);
      expect(answer.headers.get("Vary")).toContain("Accept-Encoding");
      expect(answer.headers.get("Cache-Control")).toContain("public");
      expect((await ask("GET", ['If-None-Match: "other"'])).status).toBe(200);
    });

    test("is recognised in a list of tags, and when a proxy has weakened its tag", async () => {
      const tag = ((await ask("GET")).headers.get("ETag") ?? "").replace("W/", "");
      for (const given of [`"other", W/${tag}, "another"`, `W/${tag}`, tag, "*"]) {
        expect((await ask("GET", [`If-None-Match: ${given}`])).status, given).toBe(304);
      }
    });

    test("has the same head and no body for HEAD", async () => {
      const [got, head] = [await ask("GET"), await ask("HEAD")];
      expect(head.status).toBe(200);
      expect(head.body).toBe("");
      for (const name of ["Content-Length", "Content-Type", "ETag", "Cache-Control", "Vary"]) {
        expect(head.headers.get(name), name).toBe(got.headers.get(name));
      }
      expect(Number(got.headers.get("Content-Length"))).toBe(Buffer.byteLength(got.body));
    });

    test("is the same page in every encoding", async () => {
      const plain = await node.ask(path, { headers: { "Accept-Encoding": "identity" } });
      const body = await plain.text();
      expect(plain.headers.get("Content-Encoding")).toBeNull();
      for (const encoding of ["br", "gzip"]) {
        const response = await node.ask(path, { headers: { "Accept-Encoding": encoding } });
        expect(response.headers.get("Content-Encoding")).toBe(encoding);
        expect(await response.text()).toBe(body);
      }
      const refused = { "Accept-Encoding": "br;q=0, gzip;q=0.0" };
      const response = await node.ask(path, { headers: refused });
      expect(response.headers.get("Content-Encoding")).toBeNull();
    });
  },
);

test("a page stored for one visitor is the other's too, byte for byte", async () => {
  await node.read("/ar");
  const pages = await Promise.all(Array.from({ length: 20 }, () => node.read("/ar")));
  expect(new Set(pages).size).toBe(1);
});
