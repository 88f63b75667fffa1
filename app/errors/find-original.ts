const copySuffix = /(?:bak|all|copy|prod)(\.html)?$/i;

/**
 * The address that another is a left-over copy of: `/newsall.html` of `/news.html`, `/productbak`
 * of `/product`. Copies were made of fixed pages only, in any letter case; paths are without
 * language.
 */
export function findOriginal({
  path,
  addresses,
}: {
  path: string;
  addresses: Iterable<string>;
}): string | undefined {
  if (!copySuffix.test(path)) return undefined;
  const wanted = path.replace(copySuffix, "$1").toLowerCase();
  let page: string | undefined;
  for (const address of addresses) {
    const known = address.toLowerCase();
    if (known === wanted) return address;
    // Some pages have an address with `.html` only, or only without.
    if (known.replace(/\.html$/, "") === wanted.replace(/\.html$/, "")) page = address;
  }
  return page;
}
