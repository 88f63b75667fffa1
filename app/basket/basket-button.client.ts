import { addToBasket } from "./kept-basket.ts";

/** Puts the product that a link is about into the request list; false when there is no room for it. */
export function addByLink({ dataset }: HTMLElement): boolean {
  const isCounted = dataset.unit === "piece";
  return addToBasket({
    product: dataset.inquiryProduct ?? "",
    finish: dataset.inquiryFinish,
    mounting: dataset.inquiryMounting,
    title: dataset.inquiryAbout ?? "",
    unit: isCounted ? "piece" : "m2",
    // Nothing is decided yet: the smallest thing to ask for.
    sample: !isCounted,
    amount: isCounted ? "1" : "",
    note: "",
  });
}
