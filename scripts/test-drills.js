// What takes its time: nodes and databases are killed, cut off, restarted and waited for.
// `npm run test:drills kills` runs those with that word in their name.
import { prepare } from "./prepare.js";
import { closeCheck, startStep, unitTests } from "./test-steps.js";

prepare({ level: "test" });

const drills = unitTests({
  title: "drills",
  args: ["--config=vitest.drills.config.ts", ...process.argv.slice(2)],
});
await startStep(drills.step).show();
drills.note();
closeCheck();
