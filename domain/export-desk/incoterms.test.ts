import { expect, test } from "vitest";
import { type Incoterm, incoterms } from "./incoterms.ts";

const codesWhere = (holds: (rule: Incoterm) => boolean) =>
  incoterms
    .filter(holds)
    .map(({ code }) => code)
    .join(" ");

test("eleven rules, four of them for ships", () => {
  expect(incoterms).toHaveLength(11);
  expect(codesWhere(({ mode }) => mode === "sea")).toBe("FAS FOB CFR CIF");
});

test("who does what", () => {
  expect(codesWhere(({ carriage }) => carriage === "buyer")).toBe("EXW FCA FAS FOB");
  expect(codesWhere(({ insurance }) => insurance === "icc-a")).toBe("CIP");
  expect(codesWhere(({ insurance }) => insurance === "icc-c")).toBe("CIF");
  expect(codesWhere(({ exportClearance }) => exportClearance === "buyer")).toBe("EXW");
  expect(codesWhere(({ importClearance }) => importClearance === "seller")).toBe("DDP");
});
