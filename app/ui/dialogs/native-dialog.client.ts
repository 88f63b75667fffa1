/** What browsers do by themselves with dialogs, for those that do not yet. */
export function watchDialogs() {
  let pressBegan: EventTarget | null;
  addEventListener("pointerdown", ({ target }) => {
    pressBegan = target;
  });
  addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const opener = target.closest("[commandfor]");
    if (opener && !("command" in HTMLButtonElement.prototype)) {
      const dialog = document.getElementById(opener.getAttribute("commandfor") ?? "");
      if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
    }
    // Only a press on the backdrop begins and ends on the dialog itself; text that is selected from
    // inside to outside ends there too.
    const isBeside = target instanceof HTMLDialogElement && target === pressBegan;
    if (isBeside && target.getAttribute("closedby") === "any") target.close();
  });
  // A page that is come back to shows itself, not what had been opened above it.
  addEventListener("pagehide", () => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) {
      dialog.close();
    }
  });
  // A scroll bar that takes room leaves a gap when a dialog stops the page from scrolling. Measured
  // before something may open one: at once it would lay out a page that is still arriving.
  const page = document.documentElement;
  for (const press of ["pointerdown", "keydown"]) {
    addEventListener(press, () => {
      if (!document.querySelector("dialog:modal"))
        page.toggleAttribute("data-scrollbar", innerWidth > page.clientWidth);
    });
  }
}
