/** `npm run search:rebuild`: writes the search index anew while the site goes on. */
import { rebuildIndex } from "#domain/search/index/rebuild-index.ts";
import { readConfig } from "../server/config.ts";
import { prepareDatabase } from "../server/database.ts";
import { createLog } from "../server/log.ts";

// Marking a large catalogue takes longer than a page may wait for a query.
const config = { ...readConfig(), statementTimeout: 10 * 60_000 };
const database = await prepareDatabase({ config, log: createLog({ level: "warn" }) });
try {
  const started = performance.now();
  let said = 0;
  const indexed = await rebuildIndex({
    onProgress(records) {
      if (records - said < 5000) return;
      said = records;
      console.log(`${records} records…`);
    },
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${indexed} records indexed in ${seconds} s.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await database.close();
}
