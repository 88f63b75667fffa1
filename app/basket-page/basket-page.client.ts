// The script of the request list. What shows its lines is fetched where there are any.
import { countLines } from "../basket/count-lines.ts";

function begin() {
  const count = countLines();
  const empty = document.querySelector<HTMLElement>("[data-basket-empty]");
  const status = document.querySelector<HTMLElement>("[data-basket-status]");
  if (empty) empty.hidden = count > 0;
  if (count === 0) return;
  import("./basket-list.client.ts").catch(() => {
    if (status) status.textContent = status.dataset.offline ?? "";
  });
}

begin();
for (const event of ["storage", "basket-changed"]) addEventListener(event, begin);
addEventListener("pageshow", ({ persisted }) => persisted && begin());
