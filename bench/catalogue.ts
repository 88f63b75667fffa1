/**
 * Class page, product page and related list with 100 and with 100,000 products, in one run; and
 * that no page reads all of the 100,000.
 */
import { connect, disconnect } from "#db/connect.ts";
import { migrate } from "#db/migrate.ts";
import { getProduct } from "#domain/catalogue/get-product.ts";
import { listProducts, listProductsById } from "#domain/catalogue/list-products.ts";
import {
  catalogueReads,
  readsAllProducts,
  watchPlans,
} from "#domain/catalogue/testing/catalogue-plans.ts";
import { createTables } from "#domain/records/create-tables.ts";
import { loadDemonstration } from "../server/demonstration.ts";
import { createDatabase } from "../tests/support/databases.ts";
import { fillCatalogue } from "../tests/support/fill-catalogue.ts";
import { startTestServer } from "../tests/support/test-server.ts";

const budget = 2;
const rounds = 300;
const lang = "en";
const related = ["product-7", "product-23", "product-42", "product-61"];

const reads = {
  "class page": () => listProducts({ classId: "class-3", size: 12, lang }),
  "product page": () => getProduct({ id: "product-77", lang }),
  "related list": () => listProductsById({ ids: related, lang }),
};

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

async function measure({ server, products }: { server: string; products: number }) {
  const database = await createDatabase({ server });
  const { onQuery, plansOf } = watchPlans();
  connect({ url: database.url, poolSize: 4, statementTimeout: 0, onQuery });
  try {
    await migrate();
    await createTables();
    const started = performance.now();
    await loadDemonstration();
    const loaded = performance.now() - started;
    await fillCatalogue({ products });
    const medians: Record<string, number> = {};
    for (const [name, read] of Object.entries(reads)) {
      await median(read);
      medians[name] = await median(read);
    }
    const slow: string[] = [];
    for (const [name, read] of Object.entries(catalogueReads)) {
      if (readsAllProducts.test(await plansOf(read))) slow.push(name);
    }
    return { loaded, medians, slow };
  } finally {
    await disconnect();
    await database.drop();
  }
}

const server = await startTestServer();
try {
  const few = await measure({ server: server.url, products: 100 });
  const many = await measure({ server: server.url, products: 100_000 });
  console.log(`demonstration content loaded in ${Math.round(few.loaded)} ms`);
  for (const name of Object.keys(reads)) {
    const [small = 0, large = 0] = [few.medians[name], many.medians[name]];
    const ratio = large / small;
    const verdict = ratio <= budget ? "ok" : "NOT OK";
    console.log(
      `${name}: ${small.toFixed(2)} ms with 100, ${large.toFixed(2)} ms with 100,000, ratio ${ratio.toFixed(2)} (≤ ${budget}) ${verdict}`,
    );
    if (ratio > budget) process.exitCode = 1;
  }
  for (const name of many.slow) {
    console.log(`${name}: reads all 100,000 products NOT OK`);
    process.exitCode = 1;
  }
} finally {
  await server.stop();
}
