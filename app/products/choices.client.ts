import { showPicture } from "./show-picture.client.ts";

/** A chosen finish or mounting goes along with a request; a finish with a picture shows it. */
export function watchChoices() {
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const { name, value, dataset } = target;
    if (name !== "finish" && name !== "mounting") return;
    for (const ask of document.querySelectorAll<HTMLElement>("[data-asks] [data-inquiry]")) {
      ask.dataset[name === "finish" ? "inquiryFinish" : "inquiryMounting"] = value;
      if (dataset.about) ask.dataset.inquiryAbout = dataset.about;
    }
    if (dataset.picture) showPicture(dataset.picture);
  });
}
