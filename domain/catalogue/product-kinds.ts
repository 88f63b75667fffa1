/** Apart from the schemas, so that a browser can have them alone. */
export const productMaterials = [
  "wood-slat",
  "polyester",
  "perforated-wood",
  "grooved-wood",
  "booth",
  "accessory",
] as const;

export type ProductMaterial = (typeof productMaterials)[number];

export const mountingKinds = [
  "direct",
  "battens",
  "battens-wool",
  "ceiling-void",
  "ceiling-void-wool",
  "suspended",
] as const;
export type MountingKind = (typeof mountingKinds)[number];

export const priceCurrencies = ["CNY", "USD", "EUR", "AED", "SAR"] as const;
export type PriceCurrency = (typeof priceCurrencies)[number];
