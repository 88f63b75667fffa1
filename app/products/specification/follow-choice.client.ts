import { fetchPart } from "../../ui/lists/fetch-part.client.ts";

/** What is to be specified follows what is chosen; a page that cannot be had alone is opened. */
export async function followChoice(control: Element) {
  const form = control.closest<HTMLFormElement>("[data-pack-choice]");
  const pack = document.querySelector<HTMLElement>("[data-pack]");
  if (!form || !pack) return;
  const chosen = () =>
    `${location.pathname}?${new URLSearchParams([...new FormData(form)] as [string, string][])}`;
  const href = chosen();
  pack.ariaBusy = "true";
  const fresh = await fetchPart({ href, part: "[data-pack]" });
  // Something else has been chosen since, and is on its way.
  if (href !== chosen()) return;
  if (!fresh) return form.requestSubmit();
  pack.replaceChildren(...fresh.childNodes);
  pack.ariaBusy = null;
}
