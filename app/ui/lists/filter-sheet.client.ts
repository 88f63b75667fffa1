import { anyValue } from "./any-value.ts";
import { fetchPart } from "./fetch-part.client.ts";
import { swapPart } from "./swapped-part.client.ts";

/** The list that the form asks for now, on its way or there. */
let asked: { href: string; list: Promise<HTMLElement | undefined> } | undefined;

function ask({ form, part }: { form: HTMLFormElement; part: HTMLElement }) {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (value !== anyValue) query.set(name, String(value));
  }
  const href = `${form.action}?${query}`;
  if (asked?.href !== href) asked = { href, list: fetchPart({ href, part: `#${part.id}` }) };
  return asked;
}

/** Closed without having been applied, the sheet is again what it was. */
function keepWhatIsApplied(form: HTMLFormElement) {
  const applied = [...form.childNodes];
  const forget = () => {
    asked = undefined;
    form.replaceChildren(...applied);
    form.reset();
  };
  form.closest("dialog")?.addEventListener("close", forget, { once: true });
}

/** Shows what the choice would give: on the button, and beside every other choice. */
export async function countChoices(form: HTMLFormElement) {
  const part = form.closest<HTMLElement>("[data-swap]");
  if (!part) return;
  if (!asked) keepWhatIsApplied(form);
  const question = ask({ form, part });
  const counted = (await question.list)?.querySelector("form[data-filters]")?.cloneNode(true);
  if (!counted || asked !== question) return;
  const focused = document.activeElement?.id;
  form.replaceChildren(...counted.childNodes);
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  const status = form.nextElementSibling;
  if (status) status.textContent = form.querySelector("button")?.firstChild?.textContent ?? "";
}

/** Puts the list that was asked for in place of the one that is there; another page opens as a whole. */
export async function applyChoices(form: HTMLFormElement) {
  const part = form.closest<HTMLElement>("[data-swap]");
  const list = part && (await ask({ form, part }).list);
  const { pathname, search } = new URL(list?.dataset.address ?? form.action, location.href);
  if (!list) return form.submit();
  if (pathname !== location.pathname) return location.assign(`${pathname}${search}#${part.id}`);
  // First of all: it hands the focus back to its button, which the new list has too.
  form.closest("dialog")?.close();
  if (search === location.search) return;
  history.pushState({}, "", pathname + search);
  await swapPart(part, list);
}
