import { expect, test } from "vitest";
import { figureNames } from "#domain/figures/figure-names.ts";
import { drawings } from "../admin/src/content/rich-text/drawings.ts";

test("the back office offers every drawing of the site, and no other", () => {
  expect(drawings.map(({ id }) => id)).toEqual([...figureNames]);
  for (const { name } of drawings) {
    expect(name.zh).toMatch(/\p{Script=Han}/u);
    expect(name.en).not.toMatch(/\p{Script=Han}/u);
  }
});
