/** A page that says a form was received forgets what had been kept of it. */
export function forgetDrafts() {
  const received = document.querySelector<HTMLElement>("[data-forgets]")?.dataset.forgets;
  if (!received) return;
  try {
    localStorage.removeItem(received);
  } catch {
    // Storage is forbidden; nothing was kept.
  }
}
