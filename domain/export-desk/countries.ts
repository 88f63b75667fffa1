import type { Label } from "../records/fields.ts";

/** Where we make, and where we ship to, as ISO 3166-1 names them. */
export const countryNames = {
  CN: { zh: "中国", en: "China" },
  SA: { zh: "沙特阿拉伯", en: "Saudi Arabia" },
  AE: { zh: "阿联酋", en: "United Arab Emirates" },
  QA: { zh: "卡塔尔", en: "Qatar" },
  KW: { zh: "科威特", en: "Kuwait" },
  BH: { zh: "巴林", en: "Bahrain" },
  OM: { zh: "阿曼", en: "Oman" },
  SG: { zh: "新加坡", en: "Singapore" },
  MY: { zh: "马来西亚", en: "Malaysia" },
  AU: { zh: "澳大利亚", en: "Australia" },
  NL: { zh: "荷兰", en: "Netherlands" },
  DE: { zh: "德国", en: "Germany" },
  GB: { zh: "英国", en: "United Kingdom" },
  US: { zh: "美国", en: "United States" },
} satisfies Record<string, Label>;
export type ExportCountry = keyof typeof countryNames;

/** Whose holidays stop the factory. */
export const homeCountry: ExportCountry = "CN";
