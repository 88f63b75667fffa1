/** What browsers do by themselves with dialogs, for those that do not yet. */
export function watchDialogs() {
  const page = document.documentElement;
  let pressBegan: EventTarget | null;
  function begin({ target }: Event) {
    pressBegan = target;
    // A scroll bar that takes room leaves a gap when a dialog stops the page from scrolling. It is
    // measured when one may open: sooner it would lay out a page that is still arriving.
    page.toggleAttribute("data-scrollbar", innerWidth > page.clientWidth);
  }
  addEventListener("pointerdown", begin);
  addEventListener("keydown", begin);
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
}
