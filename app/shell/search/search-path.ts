export const searchBase = "/search";

/** The address of a search. The text is encoded twice, as the addresses of this site have always been. */
export function searchPath({
  query,
  kind,
  class: name,
  page = 1,
}: {
  query: string;
  kind?: string | undefined;
  class?: string | undefined;
  page?: number;
}): string {
  const parameters = new URLSearchParams();
  if (query !== "") parameters.set("query", encodeURIComponent(query));
  if (kind) parameters.set("kind", kind);
  if (name) parameters.set("class", name);
  if (page > 1) parameters.set("page", String(page));
  return parameters.size > 0 ? `${searchBase}?${parameters}` : searchBase;
}
