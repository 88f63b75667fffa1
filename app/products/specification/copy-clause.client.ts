/** A button that copies the text of another element; it is there where a browser can copy. */
export function watchClause() {
  const button = document.querySelector<HTMLButtonElement>("[data-copies]");
  const text = document.getElementById(button?.dataset.copies ?? "")?.textContent;
  if (!button || !text || !navigator.clipboard) return;
  button.hidden = false;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(text);
    button.textContent = button.dataset.said ?? "";
  });
}
