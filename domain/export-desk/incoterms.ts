import type { IncotermCode } from "../shipping/incoterm-codes.ts";

type Party = "seller" | "buyer";

/** What one rule of Incoterms 2020 says of the two. */
export type Incoterm = {
  code: IncotermCode;
  /** Whether it is for any way of transport, or for goods that are handed over at a ship. */
  mode: "any" | "sea";
  /** Who arranges and pays the carriage to the named place. */
  carriage: Party;
  /** Whom the rule obliges to insure, and the least cover it asks for. */
  insurance: "nobody" | "icc-a" | "icc-c";
  exportClearance: Party;
  importClearance: Party;
};

const usual = { insurance: "nobody", exportClearance: "seller", importClearance: "buyer" } as const;
const anyMode = { ...usual, mode: "any" } as const;
const bySea = { ...usual, mode: "sea" } as const;

/** The eleven rules in the order in which they are published. */
export const incoterms: Incoterm[] = [
  { ...anyMode, code: "EXW", carriage: "buyer", exportClearance: "buyer" },
  { ...anyMode, code: "FCA", carriage: "buyer" },
  { ...anyMode, code: "CPT", carriage: "seller" },
  { ...anyMode, code: "CIP", carriage: "seller", insurance: "icc-a" },
  { ...anyMode, code: "DAP", carriage: "seller" },
  { ...anyMode, code: "DPU", carriage: "seller" },
  { ...anyMode, code: "DDP", carriage: "seller", importClearance: "seller" },
  { ...bySea, code: "FAS", carriage: "buyer" },
  { ...bySea, code: "FOB", carriage: "buyer" },
  { ...bySea, code: "CFR", carriage: "seller" },
  { ...bySea, code: "CIF", carriage: "seller", insurance: "icc-c" },
];
