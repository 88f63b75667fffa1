import { expect, test } from "vitest";
import { sheetLimits } from "./limits.ts";
import { measureMarkup } from "./measure-markup.ts";

test.each([
  ["<a><b/></a>", { tags: 3, marks: 0 }],
  ["<a x=\"1\" y='>'>1 &lt; 2</a>", { tags: 2, marks: 3 }],
  ["<!-- <b> --><![CDATA[<c>]]><?d <e>?>", { tags: 3, marks: 0 }],
  ['<a x="', { tags: 1, marks: 1 }],
  ["no markup", { tags: 0, marks: 0 }],
])("%s is measured", (xml, measure) => {
  expect(measureMarkup(xml)).toEqual(measure);
});

test("a cell as long as it may be is taken, in whatever writing", () => {
  const text = Buffer.from("声".repeat(sheetLimits.cellLength)).toString("latin1");
  expect(measureMarkup(`<t>${text}</t>`)).toEqual({ tags: 2, marks: 0 });
  expect(() => measureMarkup(`<t>${text}${text}</t>`)).toThrow();
});
