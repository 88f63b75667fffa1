import { expect, test } from "vitest";
import { filterOptions } from "./filter-options.ts";

const options = [
  { value: "Egypt", label: "مصر" },
  { value: "Germany", label: "ألمانيا" },
  { value: "United Arab Emirates", label: "الإمارات العربية المتحدة" },
];

function found(text: string) {
  return filterOptions({ options, text }).map(({ value }) => value);
}

test.each([
  ["", ["Egypt", "Germany", "United Arab Emirates"]],
  ["EGY", ["Egypt"]],
  ["erma", ["Germany"]],
  [" arab ", ["United Arab Emirates"]],
  ["ألما", ["Germany"]],
  ["y", ["Egypt", "Germany"]],
  ["atlantis", []],
])("%o finds %o", (text, expected) => {
  expect(found(text)).toEqual(expected);
});
