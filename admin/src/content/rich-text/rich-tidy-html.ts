/**
 * What an editor writes, as our pages and writers' files have it: pictures as `media:ID`, table
 * heads marked as such, no paragraphs within cells and list items, nothing about looks.
 */
export function tidyHtml({ html, dir }: { html: string; dir: "ltr" | "rtl" }): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const image of body.querySelectorAll<HTMLImageElement>("img[data-media]")) {
    image.setAttribute("src", `media:${image.dataset.media}`);
    image.removeAttribute("data-media");
  }
  for (const gone of body.querySelectorAll("colgroup, figcaption:empty")) gone.remove();
  for (const element of body.querySelectorAll("*")) tidyAttributes(element, dir);
  for (const only of body.querySelectorAll(
    "li > p:only-child, td > p:only-child, th > p:only-child",
  )) {
    only.replaceWith(...only.childNodes);
  }
  for (const first of body.querySelectorAll(
    "li > p:first-child:has(+ ul), li > p:first-child:has(+ ol)",
  )) {
    first.replaceWith(...first.childNodes);
  }
  for (const table of body.querySelectorAll("table")) markHead(table);
  while (body.lastElementChild?.matches("p:empty")) body.lastElementChild.remove();
  return body.innerHTML;
}

function tidyAttributes(element: Element, dir: string) {
  for (const name of ["style", "class", "target", "rel", "draggable"])
    element.removeAttribute(name);
  if (element.getAttribute("dir") === dir) element.removeAttribute("dir");
  for (const span of ["colspan", "rowspan"]) {
    if (element.getAttribute(span) === "1") element.removeAttribute(span);
  }
}

function markHead(table: HTMLTableElement) {
  const [first] = table.rows;
  if (table.tHead || !first || ![...first.cells].every((cell) => cell.tagName === "TH")) return;
  table.createTHead().append(first);
}
