/**
 * A part of another page of this site, by its selector, with the title and the final address of
 * that page; undefined when it could not be had.
 */
export async function fetchPart({
  href,
  part,
  signal,
}: {
  href: string;
  part: string;
  signal?: AbortSignal;
}): Promise<HTMLElement | undefined> {
  try {
    const response = await fetch(href, {
      headers: { Accept: "text/html" },
      signal: signal ?? null,
    });
    if (!response.ok) return undefined;
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const found = page.querySelector<HTMLElement>(part);
    if (found) Object.assign(found.dataset, { title: page.title, address: response.url });
    return found ?? undefined;
  } catch {
    return undefined;
  }
}
