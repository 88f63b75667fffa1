import { expect, test } from "vitest";
import { nameTheOne } from "./name-the-one.ts";

test("the one record of a kind goes by the name of its kind, others do not", () => {
  expect(nameTheOne("site_settings", "en")).toBe("Site settings");
  expect(nameTheOne("product", "en")).toBeUndefined();
});
