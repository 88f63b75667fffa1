import { expect, test } from "vitest";
import { titleIn } from "./title-in.ts";

test("a title is shown in the reader's language, else in English, Chinese, Arabic", () => {
  expect(titleIn({ zh: "橡木", en: "Oak", ar: "بلوط" }, "zh")).toBe("橡木");
  expect(titleIn({ zh: "", en: "Oak", ar: "بلوط" }, "zh")).toBe("Oak");
  expect(titleIn({ zh: "橡木", en: "", ar: "بلوط" }, "en")).toBe("橡木");
  expect(titleIn({ zh: "", en: "", ar: "بلوط" }, "en")).toBe("بلوط");
  expect(titleIn(null, "en")).toBe("");
});
