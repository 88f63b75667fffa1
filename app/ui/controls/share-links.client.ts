/** A link marked `data-copy` is copied by a press, and says so with the words given. */
export function watchCopying() {
  addEventListener("click", async (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-copy]");
    // No clipboard where the page is not served securely; then it stays a link.
    if (!link || !navigator.clipboard) return;
    event.preventDefault();
    await navigator.clipboard.writeText(link.href);
    const said = link.dataset.copy ?? "";
    link.textContent = said;
    if (link.nextElementSibling) link.nextElementSibling.textContent = said;
  });
}
