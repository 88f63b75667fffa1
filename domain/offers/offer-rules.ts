/** Of the Incoterms® 2020, in the order of the rules. */
export const incoterms = [
  ...(["EXW", "FCA", "FAS", "FOB", "CFR", "CIF"] as const),
  ...(["CPT", "CIP", "DAP", "DPU", "DDP"] as const),
] as const;
export type Incoterm = (typeof incoterms)[number];

export const mostOfferLines = 100;
export const longestLineText = 500;
export const longestOfferText = 5000;
export const longestPlace = 100;
export const mostWeeks = 104;

/** What buyers type at an answer. */
export const longestName = 100;
export const longestQuestion = 2000;
/** Enough for any talk; more is a robot that has found a link. */
export const mostQuestions = 50;
