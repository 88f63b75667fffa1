/**
 * `npm run content:check` holds the demonstration content against the rules of
 * `domain/content-check`; `npm run content:check -- site` what the site itself says.
 */
import { checkContent } from "#domain/content-check/check-content.ts";
import type { Finding } from "#domain/content-check/rule.ts";

async function checkDemonstration(): Promise<Finding[]> {
  const { demonstrationRecords, demonstrationPictures } = await import(
    "#content/checked-records.ts"
  );
  return checkContent({ records: demonstrationRecords, pictures: await demonstrationPictures() });
}

async function checkSite(): Promise<Finding[]> {
  const { readConfig } = await import("../server/config.ts");
  const { prepareDatabase } = await import("../server/database.ts");
  const { createLog } = await import("../server/log.ts");
  const { checkSite: check } = await import("#domain/content-check/check-site.ts");
  const database = await prepareDatabase({
    config: readConfig(),
    log: createLog({ level: "warn" }),
  });
  try {
    return await check();
  } finally {
    await database.close();
  }
}

const findings = process.argv[2] === "site" ? await checkSite() : await checkDemonstration();
for (const { rule, kind, id, field, message } of findings) {
  console.log(`${rule}: ${kind}/${id} ${field}: ${message.en}`);
}
console.log(findings.length === 0 ? "Nothing found." : `${findings.length} found.`);
if (findings.length > 0) process.exitCode = 1;
