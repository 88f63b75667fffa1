import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

const script = new URL("check-content.ts", import.meta.url).pathname;
const content = new URL("../content/everything.ts", import.meta.url).href;

/** Runs the check as `npm run content:check` does, after a change of the content in that process. */
async function check(change = "") {
  const seed = `import { demonstration } from ${JSON.stringify(content)}; ${change}`;
  const command = spawn(process.execPath, [
    ...["--import", `data:text/javascript,${encodeURIComponent(seed)}`],
    script,
  ]);
  const ended = new Promise<number | null>((resolve) => command.on("close", resolve));
  return { said: await text(command.stdout), code: await ended };
}

test("the command fails when something contradicts itself, and says where", async () => {
  const [clean, seeded] = await Promise.all([
    check(),
    check('demonstration.milestone[0].title.ar = "";'),
  ]);
  expect(clean).toEqual({ said: "Nothing found.\n", code: 0 });
  expect(seeded.said).toMatch(/^languages: milestone\/\S+ title: Missing: العربية\n1 found\.\n$/);
  expect(seeded.code).toBe(1);
});
