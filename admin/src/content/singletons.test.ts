import { expect, test } from "vitest";
import { singletonName } from "./singletons.ts";

test("the one record of a kind goes by the name of its kind, others do not", () => {
  expect(singletonName("site_settings", "en")).toBe("Site settings");
  expect(singletonName("product", "en")).toBeUndefined();
});
