/** What a visitor gathers before asking. Apart from the schema, so that a browser can have it alone. */
export type BasketLine = {
  /** Ids of the product, its finish and its mounting. */
  product: string;
  finish?: string | undefined;
  mounting?: string | undefined;
  /** Whether a sample is asked for. */
  sample: boolean;
  /** How much is to be quoted, to the hundredth. */
  amount?: number | undefined;
  unit: BasketUnit;
  note?: string | undefined;
};

/** A line as it is kept: the amount as it was typed, and what the product was called. */
export type KeptLine = Omit<BasketLine, "amount"> & { title: string; amount: string };

export const basketUnits = ["m2", "piece"] as const;
export type BasketUnit = (typeof basketUnits)[number];

export const mostBasketLines = 100;
export const longestBasketNote = 200;
export const largestAmount = 1_000_000;

/** Booths and what is bought along with panels are counted, panels are measured. */
export function unitOf(material: string): BasketUnit {
  return material === "booth" || material === "accessory" ? "piece" : "m2";
}

/** An amount that can be ordered: more than nothing, whole where pieces are counted. */
export function isAmount({ amount, unit }: { amount: number; unit: BasketUnit }): boolean {
  const hundredths = Math.round(amount * 100);
  const isExact = Math.abs(amount * 100 - hundredths) < 1e-6;
  const isWhole = unit === "m2" || hundredths % 100 === 0;
  return isExact && isWhole && amount > 0 && amount <= largestAmount;
}

/** Lines of the same product in the same finish and mounting are one. */
export function isSameChoice(one: BasketLine, other: BasketLine): boolean {
  return (
    one.product === other.product && one.finish === other.finish && one.mounting === other.mounting
  );
}
