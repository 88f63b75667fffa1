/** A button that copies the text of another element; it is there where a browser can copy. */
export function watchClause() {
  const button = document.querySelector<HTMLButtonElement>("[data-copies]");
  const text = document.getElementById(button?.dataset.copies ?? "")?.textContent;
  if (!button || !text || !navigator.clipboard) return;
  button.hidden = false;
  button.addEventListener("click", async () => {
    // What keeps lines together on the page is of no use elsewhere.
    const copied = text.replace(/\u2060/g, "").replace(/\u00a0/g, " ");
    await navigator.clipboard.writeText(copied);
    button.textContent = button.dataset.said ?? "";
  });
}
