import { beforeAll, expect, test } from "vitest";
import { productFilters } from "#domain/catalogue/product-filters.ts";
import { untilStored } from "./support/content.ts";
import { inBatches } from "./support/in-batches.ts";
import { countStoredBytes, countStoredPages } from "./support/read-metric.ts";
import { askRaw } from "./support/send-raw.ts";
import { type Database, startDatabase } from "./support/start-database.ts";
import { type SiteNode, startNode } from "./support/start-node.ts";

let database: Database;
let node: SiteNode;

beforeAll(async () => {
  database = await startDatabase();
  node = await startNode({ databaseUrl: database.url });
});

type Visit = { target: string; headers?: string[] };

/** Every page of the visits is kept already, so any further one is one too many. */
async function expectNoGrowth({ visits }: { visits: Visit[] }) {
  await untilStored({ node, paths: ["/", "/zh", "/en", "/ar"] });
  const before = await countStoredPages(node);
  const statuses = await inBatches({
    of: visits,
    work: async (visit) => (await askRaw({ port: node.port, ...visit })).status,
  });
  expect(statuses.filter((status) => status === 0 || status >= 500)).toEqual([]);
  expect(await countStoredPages(node)).toBe(before);
}

function spell(times: number, visit: (n: number) => Visit) {
  return Array.from({ length: times }, (_, n) => visit(n));
}

test("200 query strings of one page are one stored page", async () => {
  const visits = spell(200, (n) => ({
    target: `/en?utm_${n}=${n}&v=${n}&Query=${n}&query[]=${n}&query=&%71uery${n}=${n}`,
  }));
  await expectNoGrowth({ visits });
});

test("100 addresses that do not exist are not stored", async () => {
  const kinds = ["/en/%.html", "/%.data", "/media/%.0123456789/160.webp", "/api/%?page=%"];
  await expectNoGrowth({
    visits: spell(100, (n) => ({ target: kinds[n % 4]?.replaceAll("%", String(n)) ?? "" })),
  });
});

test("100 cookies, agents, hosts and languages of one page are one stored page", async () => {
  const visits = spell(100, (n) => ({
    target: "/en",
    headers: [
      `Host: host-${n}.example`,
      `X-Forwarded-Host: host-${n}.example`,
      `Cookie: session=${n}; lang=${n}`,
      `User-Agent: robot/${n}`,
      `Accept-Language: x-${n}`,
      `Accept-Encoding: x-${n}`,
    ],
  }));
  await expectNoGrowth({ visits });
});

test.each([
  ["fragments", (n: number) => `/en#${n}`],
  ["dot segments", (n: number) => `/${n}/../en`],
  ["encoded dot segments", (n: number) => `/${n}/%2e%2e/en`],
  ["single dots", (n: number) => `${"/.".repeat(n + 1)}/en`],
  ["repeated slashes", (n: number) => `/en${"/".repeat(n + 2)}`],
  ["backslashes", (n: number) => `/${n}\\..\\en`],
])("20 spellings of one address with %s are one stored page", async (_, address) => {
  await expectNoGrowth({ visits: spell(20, (n) => ({ target: address(n) })) });
});

test("parameters that pages know fill the store up to its bytes and no further", async () => {
  const small = await startNode({ databaseUrl: database.url, env: { PAGE_STORE_MB: "1" } });
  await untilStored({ node: small, paths: ["/en"] });
  const selections = Object.entries(productFilters).flatMap(([name, values]) =>
    values.map((value) => `${name}=${value}`),
  );
  const answers = await inBatches({
    of: ["zh", "en", "ar"].flatMap((lang) =>
      selections.map((selection) => ({ target: `/${lang}/product.html?${selection}` })),
    ),
    work: (visit) => askRaw({ port: small.port, ...visit }),
  });
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const bytes = await countStoredBytes(small);
  expect(bytes).toBeGreaterThan(512 * 1024);
  expect(bytes).toBeLessThanOrEqual(1024 * 1024);
  await untilStored({ node: small, paths: ["/en"] });
});
