// The request list beside the page that one is on. Its frame and the names of products come from the
// page of the list, so that no other page has to bring them.
import type { KeptLine } from "#domain/basket/basket-rules.ts";
import { fetchPart } from "../ui/lists/fetch-part.client.ts";
import { showFinish } from "./finish-picture.client.ts";
import { keepBasket, readBasket } from "./kept-basket.ts";

/** False when it cannot be had. */
export async function openDrawer(link: HTMLAnchorElement): Promise<boolean> {
  const ids = [...new Set(readBasket().map(({ product }) => product))];
  const template = await fetchPart({
    href: `${link.pathname}?p=${ids.map(encodeURIComponent).join(",")}`,
    part: "[data-basket-drawer]",
  });
  if (!(template instanceof HTMLTemplateElement)) return false;
  const dialog = template.content.querySelector("dialog");
  if (!dialog) return false;
  const lines = new Map<string, HTMLElement>();
  for (const line of template.content.querySelectorAll<HTMLElement>("[data-drawer-line]")) {
    lines.set(line.dataset.drawerLine ?? "", line);
  }
  document.getElementById(dialog.id)?.remove();
  document.body.append(dialog);
  fill({ dialog, lines });
  // The menu of narrow screens makes room.
  link.closest("dialog")?.close();
  dialog.showModal();
  return true;
}

type Parts = { dialog: HTMLDialogElement; lines: Map<string, HTMLElement> };

function fill({ dialog, lines }: Parts) {
  const list = dialog.querySelector("[data-drawer-lines]") as HTMLElement;
  const empty = dialog.querySelector("[data-drawer-empty]") as HTMLElement;
  const status = dialog.querySelector("[role=status]") as HTMLElement;

  function show() {
    const kept = readBasket();
    empty.hidden = kept.length > 0;
    list.replaceChildren(...kept.map((line) => draw({ line, lines })));
  }
  list.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !target.closest("[data-remove]")) return;
    const item = target.closest("li");
    const at = item ? [...list.children].indexOf(item) : -1;
    const title = item?.querySelector("[data-title]")?.textContent ?? "";
    keepBasket(readBasket().filter((_, index) => index !== at));
    status.textContent = (status.dataset.removed ?? "").replace("{title}", title);
    const next = list.children[Math.min(at, list.children.length - 1)] ?? dialog;
    next.querySelector<HTMLElement>("button")?.focus();
  });
  show();
  const closed = new AbortController();
  for (const event of ["basket-changed", "storage"]) {
    addEventListener(event, show, { signal: closed.signal });
  }
  dialog.addEventListener("close", () => closed.abort());
}

function draw({ line, lines }: { line: KeptLine; lines: Parts["lines"] }): Node {
  const known = lines.get(line.product);
  const item = (known ?? lines.get(""))?.cloneNode(true) as HTMLElement;
  const { finishes, mountings, sample, m2, piece } = item.dataset;
  if (line.finish) void showFinish({ line: item, finish: line.finish });
  const title = item.querySelector("[data-title]");
  if (title && !known) title.textContent = line.title || line.product;
  const amount = (line.unit === "m2" ? m2 : piece)?.replace("{value}", line.amount);
  const chosen = [
    nameOf(finishes, line.finish),
    nameOf(mountings, line.mounting),
    line.amount ? amount : "",
    line.sample ? sample : "",
  ];
  const text = item.querySelector("[data-chosen]");
  if (text) text.textContent = chosen.filter(Boolean).join(" · ");
  const remove = item.querySelector<HTMLElement>("[data-remove]");
  if (remove) {
    remove.ariaLabel = (remove.dataset.remove ?? "").replace("{title}", title?.textContent ?? "");
  }
  return item;
}

const nameOf = (names = "{}", id = ""): string => JSON.parse(names)[id] ?? "";
