/** The Incoterms® 2020 in the order in which they are published: for any transport, then by sea. */
export const incotermCodes = [
  ...(["EXW", "FCA", "CPT", "CIP", "DAP", "DPU", "DDP"] as const),
  ...(["FAS", "FOB", "CFR", "CIF"] as const),
] as const;

export type IncotermCode = (typeof incotermCodes)[number];
