/** `npm run content:export -- FOLDER`, `content:import -- FOLDER`, `content:clear`. */
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { openFileStore } from "#domain/files/open-file-store.ts";
import { setSiteFiles } from "#domain/files/site-files.ts";
import { setMediaFolders } from "#domain/media/folders.ts";
import { clearContent } from "#domain/transfer/clear-content.ts";
import { exportContent } from "#domain/transfer/export-content.ts";
import { importContent } from "#domain/transfer/import-content.ts";
import { readConfig } from "../server/config.ts";
import { prepareDatabase } from "../server/database.ts";
import { createLog } from "../server/log.ts";

const [task, folder = "content-export"] = process.argv.slice(2);
const config = readConfig();
setSiteFiles(await openFileStore(config));
setMediaFolders({
  stored: join(config.dataDir, "media"),
  bundled: join(import.meta.dirname, "../media"),
});

async function confirm(question: string): Promise<boolean> {
  if (process.argv.includes("--yes")) return true;
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(`${question} Type yes to go on: `);
  prompt.close();
  return answer.trim().toLowerCase() === "yes";
}

async function run() {
  if (task === "export") {
    await exportContent({ folder });
    return `Content written to ${folder}.`;
  }
  if (task === "import") {
    if (!(await confirm("This replaces all content of the site."))) return "Nothing was changed.";
    await importContent({ folder });
    return `Content read from ${folder}.`;
  }
  if (task === "clear") {
    if (!(await confirm("This removes all content of the site."))) return "Nothing was changed.";
    await clearContent();
    return "The site is empty.";
  }
  throw new Error("Say export, import or clear.");
}

const log = createLog({ level: "warn" });
const database = await prepareDatabase({ config, log });
try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await database.close();
}
