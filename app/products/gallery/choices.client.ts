import { showPicture } from "./show-picture.client.ts";

/**
 * The inquiry shows the product in the chosen finish (`.asked-about` in the style sheet). Said to its
 * dialog alone: said to the whole page, every element of it would be styled anew.
 */
function showInInquiry({ shots }: DOMStringMap) {
  const base = shots && JSON.parse(shots).picture?.base;
  const dialog = document.getElementById("inquiry");
  if (base) dialog?.style.setProperty("--finish", `url(${base}/160.webp)`);
}

/** A chosen finish or mounting goes along with a request; a finish shows itself, and stands in the address. */
export function watchChoices() {
  const chosen = document.querySelector<HTMLElement>("[name=finish]:checked");
  if (chosen) showInInquiry(chosen.dataset);
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement)
      import("../specification/follow-choice.client.ts").then((file) => file.followChoice(target));
    if (!(target instanceof HTMLInputElement)) return;
    const { name, value, dataset } = target;
    if (name !== "finish" && name !== "mounting") return;
    for (const ask of document.querySelectorAll<HTMLElement>("[data-asks] a")) {
      ask.dataset[name === "finish" ? "inquiryFinish" : "inquiryMounting"] = value;
      // Another choice is another line of the request list.
      if (ask.dataset.add) ask.textContent = ask.dataset.add;
      if (dataset.about) ask.dataset.inquiryAbout = dataset.about;
    }
    if (name === "mounting") return;
    for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-with-finish]"))
      link.search = link.dataset.withFinish + value;
    history.replaceState(history.state, "", `?finish=${value}`);
    if (!dataset.shots) return;
    showInInquiry(dataset);
    showPicture("finish");
    const { shots } = dataset;
    import("./finish-picture.client.ts").then((file) => file.showFinish(shots));
  });
  // Who comes back finds what they had chosen, put there by the browser without a word.
  addEventListener("pageshow", () =>
    document
      .querySelector("[name=mounting]:checked:not([checked])")
      ?.dispatchEvent(new Event("change", { bubbles: true })),
  );
}
