import { readMember } from "../../api/session.ts";

/** Shows who is signed in; also on a page that one comes back to after signing out. */
export function showMember() {
  function show() {
    const name = readMember() ?? "";
    for (const link of document.querySelectorAll<HTMLElement>("[data-member]")) {
      link.hidden = !name;
      link.ariaLabel = name;
      link.textContent =
        link.dataset.member === "name" ? name : ([...name][0]?.toUpperCase() ?? "");
    }
  }
  show();
  addEventListener("pageshow", ({ persisted }) => persisted && show());
}
