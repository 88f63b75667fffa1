import { expect, test } from "vitest";
import type { KeptLine } from "#domain/basket/basket-rules.ts";
import { keepAddress } from "../../member-area/keep-link.tsx";
import { readOfferedWork } from "./offered-work.ts";

const line: KeptLine = { product: "slat-oak", title: "Oak", sample: true, amount: "", unit: "m2" };
const read = (address: string, basket: KeptLine[] = []) =>
  readOfferedWork({ hash: address.slice(address.indexOf("#")), basket });

test.each([
  [
    {
      kind: "comparison",
      p: "slat-oak,slat-ash",
      depth: "50",
      mounting: "battens",
      title: "A & b",
    },
    {
      title: "A & b",
      work: {
        ...{ kind: "comparison", products: ["slat-oak", "slat-ash"] },
        ...{ depth: 50, mounting: "battens" },
      },
    },
  ],
  [
    { kind: "calculation", room: "a-_b" },
    { title: "", work: { kind: "calculation", room: "a-_b" } },
  ],
  [
    { kind: "pack", product: "slat-oak", mounting: "battens-50", finish: undefined },
    { title: "", work: { kind: "pack", product: "slat-oak", mounting: "battens-50" } },
  ],
] as const)("%j is what the link said", (given, offered) => {
  const [opened] = [read(keepAddress(given))];
  expect(JSON.parse(JSON.stringify(opened))).toEqual(offered);
});

test("a request list is the one on the device, where there is one", () => {
  const address = keepAddress({ kind: "basket" });
  expect(read(address, [line])).toEqual({ title: "", work: { kind: "basket", lines: [line] } });
  expect(read(address)).toBeUndefined();
});

test.each(["#", "#kind=order", "#kind=comparison", "#kind=calculation", "#kind=pack&product="])(
  "%s names nothing",
  (hash) => expect(read(hash, [line])).toBeUndefined(),
);
