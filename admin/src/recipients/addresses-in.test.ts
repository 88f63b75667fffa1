import { expect, test } from "vitest";
import { addressesIn } from "./addresses-in.ts";

test.each([
  ["", []],
  ["  \n ", []],
  ["a@x.example", ["a@x.example"]],
  [
    "a@x.example, b@x.example;c@x.example\nd@x.example  e@x.example\n",
    "abcde".split("").map((name) => `${name}@x.example`),
  ],
])("%j are the addresses %j", (written, addresses) => {
  expect(addressesIn(written)).toEqual(addresses);
});
