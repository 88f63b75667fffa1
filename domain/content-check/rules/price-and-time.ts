import type { Rule } from "../rule.ts";

/** A guide price and a lead time go from the lower to the higher. */
export const priceAndTime: Rule = {
  id: "price-and-time",
  title: { zh: "价格与交货期的上下限", en: "Limits of price and lead time" },
  check: ({ record: { kind, content } }) => {
    if (kind !== "product") return [];
    const spans = { leadTimeDays: content.leadTimeDays, price: content.price };
    return Object.entries(spans).flatMap(([field, span]) =>
      span?.to !== undefined && span.to < span.from
        ? {
            field,
            message: {
              zh: `上限 ${span.to} 低于下限 ${span.from}`,
              en: `goes from ${span.from} to ${span.to}`,
            },
          }
        : [],
    );
  },
};
