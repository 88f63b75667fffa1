/** Copies the text of the element that a button names; where a browser may not, it is marked instead. */
export async function copyClause(button: HTMLElement) {
  const clause = document.getElementById(button.dataset.copies ?? "");
  if (!clause) return;
  // What keeps lines together on the page is of no use elsewhere.
  const copied = clause.textContent.replace(/\u2060/g, "").replace(/\u00a0/g, " ");
  try {
    await navigator.clipboard.writeText(copied);
    button.textContent = button.dataset.said ?? "";
  } catch {
    getSelection()?.selectAllChildren(clause);
  }
}
