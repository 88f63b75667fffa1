import { expect, test } from "vitest";
import type { KeptLine } from "./basket-rules.ts";
import { isSameList, mergeLists } from "./merge-lists.ts";

const oak: KeptLine = { product: "slat-oak", title: "Oak", sample: true, amount: "", unit: "m2" };
const booth: KeptLine = { ...oak, product: "booth-s", amount: "2", unit: "piece", sample: false };
const felt: KeptLine = { ...oak, product: "pet-flat" };

test("the first time the two lists become one, and nothing is there twice", () => {
  const device = [{ ...oak, sample: false, amount: "12" }, felt];
  const account = [{ ...oak, finish: "", note: "lobby" }, booth];
  expect(mergeLists({ base: [], device, account })).toEqual([
    { ...oak, finish: "", amount: "12", note: "lobby" },
    felt,
    booth,
  ]);
});

test.each<[string, Record<"base" | "device" | "account", KeptLine[]>, KeptLine[]]>([
  ["added on both sides", { base: [], device: [oak], account: [felt] }, [oak, felt]],
  ["taken out here", { base: [oak, felt], device: [felt], account: [oak, felt] }, [felt]],
  ["taken out there", { base: [oak, felt], device: [oak, felt], account: [felt] }, [felt]],
  ["taken out twice", { base: [oak], device: [], account: [] }, []],
  [
    "taken out there, changed here",
    { base: [oak], device: [{ ...oak, amount: "3" }], account: [] },
    [{ ...oak, amount: "3" }],
  ],
  [
    "changed there only",
    { base: [oak], device: [oak], account: [{ ...oak, amount: "3" }] },
    [{ ...oak, amount: "3" }],
  ],
  [
    "two fields, one by each side",
    { base: [oak], device: [{ ...oak, note: "a" }], account: [{ ...oak, sample: false }] },
    [{ ...oak, sample: false, note: "a" }],
  ],
  [
    "one field by both: the device is being used",
    { base: [oak], device: [{ ...oak, amount: "1" }], account: [{ ...oak, amount: "9" }] },
    [{ ...oak, amount: "1", note: "" }],
  ],
  [
    "the same choice twice in one list",
    { base: [], device: [oak, { ...oak, amount: "5" }], account: [oak] },
    [oak, { ...oak, amount: "5" }],
  ],
])("%s", (_, lists, merged) => expect(mergeLists(lists)).toEqual(merged));

test("whatever two devices do, they come to agree, and no line is there twice", () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
  const change = (lines: KeptLine[]): KeptLine[] => {
    const product = `p-${random(6)}`;
    const others = lines.filter((line) => line.product !== product);
    return random(3) === 0 ? others : [...others, { ...oak, product, amount: `${random(4)}` }];
  };
  for (let round = 0; round < 300; round++) {
    let account: KeptLine[] = [];
    const devices = [0, 1].map(() => ({ base: [] as KeptLine[], lines: [] as KeptLine[] }));
    const sync = (one: (typeof devices)[number]) => {
      one.lines = mergeLists({ base: one.base, device: one.lines, account });
      one.base = one.lines;
      account = one.lines;
    };
    for (let step = 0; step < 8; step++) {
      const one = devices[random(2)];
      if (!one) continue;
      one.lines = change(one.lines);
      if (random(2) === 0) sync(one);
    }
    for (const one of [...devices, ...devices]) sync(one);
    expect(isSameList(devices[0]?.lines ?? [], devices[1]?.lines ?? [])).toBe(true);
    const products = account.map(({ product }) => product);
    expect(new Set(products).size).toBe(products.length);
  }
});

test("lists are the same in any order, and not when one says more", () => {
  expect(isSameList([oak, felt], [felt, { ...oak, note: "" }])).toBe(true);
  expect(isSameList([oak], [oak, felt])).toBe(false);
  expect(isSameList([oak], [{ ...oak, note: "x" }])).toBe(false);
  expect(isSameList([oak], [felt])).toBe(false);
});
