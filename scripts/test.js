// The whole check: lint, types and dependencies beside the unit and API tests, then the browser tests.
import { prepareBrowser } from "./browser.js";
import { prepare } from "./prepare.js";
import { browserTests, closeCheck, startStep, unitTests } from "./test-steps.js";

prepare({ level: "test" });
prepareBrowser();

const lint = startStep({
  title: "lint",
  program: "biome",
  args: ["check", "--error-on-warnings", "."],
  beside: true,
});
// The texts are not compiled anew: the build has just done so, and the tests are reading them.
const types = startStep({
  title: "types",
  program: "node",
  args: ["scripts/types.js", "--texts-are-there"],
  beside: true,
});
const dependencies = startStep({
  title: "dependencies",
  program: "node",
  args: ["scripts/check-dependencies.js"],
  beside: true,
});
const unit = unitTests({ title: "unit and API tests" });
await startStep(unit.step).show();
unit.note();
await lint.show();
await types.show();
await dependencies.show();

const browser = browserTests({ title: "browser tests" });
await startStep(browser.step).show();
browser.note();
closeCheck();
