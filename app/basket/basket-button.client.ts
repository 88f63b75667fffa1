import { addToBasket } from "./kept-basket.ts";

/** Puts the product that a link is about into the request list; where there is no room, leads there. */
export function addByLink(link: HTMLAnchorElement) {
  const { dataset } = link;
  const isCounted = dataset.unit === "piece";
  const isAdded = addToBasket({
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
  if (isAdded) link.textContent = dataset.adds ?? "";
  else location.assign(link.href);
}
