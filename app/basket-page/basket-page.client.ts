// The script of the request list. What shows its lines is fetched where there are any.

function begin() {
  let length = 0;
  try {
    ({ length } = JSON.parse(localStorage.basket));
  } catch {
    // Nothing was kept, or nothing that could be read.
  }
  const empty = document.querySelector<HTMLElement>("[data-basket-empty]");
  const status = document.querySelector<HTMLElement>("[data-basket-status]");
  if (empty) empty.hidden = length > 0;
  if (length === 0) return;
  import("./basket-list.client.ts").catch(() => {
    if (status) status.textContent = status.dataset.offline ?? "";
  });
}

begin();
addEventListener("storage", begin);
addEventListener("pageshow", ({ persisted }) => persisted && begin());
