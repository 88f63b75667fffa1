// What is kept of the request list on the device is shown, changed and sent.

import { type KeptLine, mostBasketLines } from "#domain/basket/basket-rules.ts";
import { toLine } from "#domain/basket/to-line.ts";
import { readMember } from "../api/session.ts";
import { keepBasket, problemOf, readBasket } from "../basket/kept-basket.ts";
import { fetchPart } from "../ui/lists/fetch-part.client.ts";

const find = <T extends HTMLElement>(selector: string) => document.querySelector(selector) as T;
const status = find("[data-basket-status]");
const takenOut = find("[data-taken-out] > [role=status]");
const undo = find<HTMLButtonElement>("[data-undo]");
const list = find("[data-basket-lines]");

/** What products look like, by id; the one without an id stands for those that are gone. */
const prototypes = new Map<string, HTMLElement>();
/** Whether the server could be asked, so that what is missing is known to be gone. */
let isComplete = true;

function learn(template: HTMLElement | undefined) {
  if (!(template instanceof HTMLTemplateElement)) return;
  for (const line of template.content.querySelectorAll<HTMLElement>("[data-line]")) {
    prototypes.set(line.dataset.line ?? "", line);
  }
}

function say(text = "") {
  status.textContent = text;
  sayTakenOut();
}

function sayTakenOut(text = "") {
  takenOut.textContent = text;
  undo.hidden = text === "";
}

function draw(line: KeptLine): HTMLElement {
  const known = prototypes.get(line.product);
  const item = (known ?? prototypes.get(""))?.cloneNode(true) as HTMLElement;
  const title = item.querySelector<HTMLElement>("[data-title]");
  if (title && !known) title.textContent = line.title || line.product;
  const gone = item.querySelector<HTMLElement>("[data-withdrawn]");
  if (gone) gone.hidden = !isComplete;
  for (const control of item.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]")) {
    const value = line[control.name as keyof KeptLine];
    if (control instanceof HTMLInputElement && control.type === "checkbox")
      control.checked = !!value;
    else control.value = String(value ?? "");
    // A finish or a mounting that the product no longer has is to be chosen again.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) {
      control.value = "";
      Object.assign(line, { [control.name]: "" });
    }
  }
  if (line.finish) showFinish({ line: item, finish: line.finish });
  const remove = item.querySelector<HTMLElement>("[data-remove]");
  if (remove) remove.ariaLabel = fill(remove.dataset.remove, title?.textContent ?? "");
  return item;
}

/** Most lists are opened before a finish is chosen. */
const showFinish = async (chosen: { line: Element; finish: string }) =>
  (await import("../basket/finish-picture.client.ts")).showFinish(chosen);

const fill = (text = "", title: string) => text.replace("{title}", title);

function show() {
  const lines = readBasket();
  find("[data-basket-empty]").hidden = lines.length > 0;
  find("[data-basket-full]").classList.toggle("hidden", lines.length === 0);
  const kept = JSON.stringify(lines);
  list.replaceChildren(...lines.map(draw));
  if (JSON.stringify(lines) !== kept) keepBasket(lines);
}

function indexOf(target: EventTarget | null): number {
  const item = target instanceof Element && target.closest("[data-line]");
  return item ? [...list.children].indexOf(item) : -1;
}

/** Says at each line what is wrong with it; false when something is. */
function check(): boolean {
  let isRight = true;
  for (const [at, line] of readBasket().entries()) {
    const item = list.children[at];
    const problem = problemOf(line);
    const note = item?.querySelector<HTMLElement>("[data-problem]");
    const amount = item?.querySelector<HTMLInputElement>("[name=amount]");
    if (note) note.textContent = (problem && note.dataset[problem]) ?? "";
    if (amount) amount.ariaInvalid = problem ? "true" : null;
    if (problem && isRight) amount?.focus();
    if (problem) isRight = false;
  }
  return isRight;
}

list.addEventListener("input", ({ target }) => {
  const lines = readBasket();
  const line = lines[indexOf(target)];
  if (!line || !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  const value = target.type === "checkbox" ? (target as HTMLInputElement).checked : target.value;
  Object.assign(line, { [target.name]: value });
  keepBasket(lines);
  const item = target.closest("[data-line]");
  if (item && target.name === "finish") showFinish({ line: item, finish: value as string });
  const note = item?.querySelector("[data-problem]");
  if (note && !problemOf(line)) {
    note.textContent = "";
    item?.querySelector("[name=amount]")?.removeAttribute("aria-invalid");
  }
});

let taken: { lines: KeptLine[]; at: number } | undefined;

/** What is read on from where a line was: the next one, else the one before, else that all are gone. */
function focusNear(at: number) {
  const line = list.children[at] ?? list.lastElementChild;
  const near = line?.querySelector<HTMLElement>("[data-remove]");
  (near ?? find("[data-basket-empty]")).focus();
}

function take({ left, at, said }: { left: KeptLine[]; at: number; said: string | undefined }) {
  taken = { lines: readBasket(), at };
  keepBasket(left);
  show();
  say();
  sayTakenOut(said);
  focusNear(at);
}

list.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element) || !target.closest("[data-remove]")) return;
  const lines = readBasket();
  const at = indexOf(target);
  const title = target.closest("[data-line]")?.querySelector("[data-title]")?.textContent ?? "";
  const left = lines.filter((_, index) => index !== at);
  take({ left, at, said: fill(takenOut.dataset.removed, title) });
});

find("[data-clear]").addEventListener("click", () =>
  take({ left: [], at: 0, said: takenOut.dataset.cleared }),
);

undo.addEventListener("click", () => {
  if (!taken) return;
  keepBasket(taken.lines);
  show();
  say();
  focusNear(taken.at);
});

// Before React hears of it: a list with something wrong is not sent.
addEventListener(
  "submit",
  (event) => {
    if (event.target instanceof Element && event.target.closest("[data-basket-full]") && !check()) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  },
  { capture: true },
);

addEventListener("formdata", ({ target, formData }) => {
  if (!(target instanceof Element) || !target.closest("[data-basket-full]")) return;
  const lines = readBasket().map(toLine);
  if (lines.length === 0) return;
  formData.set("lines", JSON.stringify(lines));
  formData.set("purpose", lines.some(({ amount }) => amount !== undefined) ? "quote" : "sample");
});

addEventListener("inquiry-sent", () => {
  keepBasket([]);
  show();
  say(status.dataset.sent);
});

async function begin() {
  learn(find("[data-basket-prototypes]"));
  const ids = [...new Set(readBasket().map(({ product }) => product))];
  if (ids.length > 0) {
    const href = `${location.pathname}?p=${ids.map(encodeURIComponent).join(",")}`;
    const template = await fetchPart({ href, part: "[data-basket-prototypes]" });
    isComplete = template !== undefined;
    learn(template);
    if (!isComplete) say(status.dataset.offline);
    else if (readBasket().length >= mostBasketLines) say(status.dataset.full);
  }
  show();
}

/** Says where the list is kept, once that is known. */
async function follow() {
  if (!readMember()) return;
  const { syncBasket } = await import("../basket/sync-basket.client.ts");
  const outcome = await syncBasket();
  find("[data-kept-device]").hidden = outcome === "kept";
  find("[data-kept-account]").hidden = outcome !== "kept";
  if (outcome === "full") say(status.dataset.accountFull);
}

/** Lines have come from the account: each is drawn at its place before anything else is typed. */
function takeOver() {
  const control = document.activeElement;
  const name = list.contains(control) ? (control?.getAttribute("name") ?? "") : "";
  const at = indexOf(control);
  isComplete = false;
  show();
  const item = list.children[at];
  if (name) item?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  void begin();
}

void begin();
void follow();
addEventListener("basket-merged", takeOver);
addEventListener("storage", () => void begin());
addEventListener("pageshow", ({ persisted }) => persisted && void begin());
