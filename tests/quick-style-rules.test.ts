import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * What depends on the place of another element (`group-even:`) or of any child (`*:last:`) cannot be
 * tied to a class by the browser: whenever an element comes or goes anywhere, it restyles all others.
 */
const slow =
  /(?:^|[\s"'`:])(?:group-|peer-|\*{1,2}:(?:[\w-]+:)*)(?:odd|even|first|last|only|nth)\b\S*/g;

test("no rule makes an element that comes or goes restyle the whole page", () => {
  const found = globSync("app/**/*.tsx").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(slow)].map(([rule]) => `${file}: ${rule.trim()}`),
  );
  expect(found).toEqual([]);
  expect("tablet:group-even:order-last").toMatch(new RegExp(slow));
  expect("grid tablet:max-desktop:*:last:odd:col-span-full").toMatch(new RegExp(slow));
});
