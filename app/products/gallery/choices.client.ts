import { showFinish } from "./finish-picture.client.ts";
import { showPicture } from "./show-picture.client.ts";

/** A chosen finish or mounting goes along with a request; a finish shows itself, and stands in the address. */
export function watchChoices() {
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const { name, value, dataset } = target;
    if (name !== "finish" && name !== "mounting") return;
    for (const ask of document.querySelectorAll<HTMLElement>("[data-asks] [data-inquiry]")) {
      ask.dataset[name === "finish" ? "inquiryFinish" : "inquiryMounting"] = value;
      if (dataset.about) ask.dataset.inquiryAbout = dataset.about;
    }
    if (name === "mounting") return;
    for (const sheet of document.querySelectorAll<HTMLAnchorElement>("[data-sheet]"))
      sheet.search = `finish=${sheet.dataset.sheet}~${value}`;
    history.replaceState(history.state, "", `?finish=${value}`);
    if (!dataset.shots) return;
    showFinish(dataset.shots);
    showPicture("finish");
  });
}
