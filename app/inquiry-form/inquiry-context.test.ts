import { expect, test } from "vitest";
import { inquiryAttributes, readContext } from "./inquiry-context.ts";

/** The attributes as the browser hands them out: `data-inquiry-product` is `inquiryProduct`. */
function datasetOf(attributes: Record<string, string | undefined>): DOMStringMap {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replace(/^data-/, "").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}

test("a link carries along what the inquiry is about", () => {
  const context = {
    kind: "sample" as const,
    product: "slat-oak",
    finish: "natural",
    mounting: "battens",
    quantity: "120 m²",
    member: "none-such",
    about: "Oak slat panel",
  };
  expect(readContext(datasetOf(inquiryAttributes(context)))).toEqual(context);
});

test("an unknown kind is a message", () => {
  expect(readContext({ inquiry: "order" })).toEqual({ kind: "message" });
});
