const address = /^([^?#]*)(\?[^#]*)?(#.*)?$/s;

/**
 * Where a redirect leads with the query that was typed. A page sees only the parameters it knows: as
 * long as it leaves them alone, the query goes along letter by letter; when it writes them anew, the
 * others go along.
 */
export function keepQuery({
  to,
  typed,
  seen,
}: {
  /** Where the page leads. */
  to: string;
  /** The address that was asked for. */
  typed: string;
  /** What the page saw of it. */
  seen: string;
}): string {
  const query = queryOf(typed);
  const [, path = "", written = "", hash = ""] = address.exec(to) ?? [];
  const known = queryOf(seen);
  if (written === known) return path + query + hash;
  const names = new Set([known, written].flatMap((some) => [...new URLSearchParams(some).keys()]));
  const others = query
    .slice(1)
    .split("&")
    .filter((pair) => pair !== "" && !names.has(nameOf(pair)));
  const kept = [...(written.length > 1 ? [written.slice(1)] : []), ...others].join("&");
  return path + (kept && `?${kept}`) + hash;
}

function queryOf(url: string): string {
  const question = url.indexOf("?");
  return question === -1 ? "" : url.slice(question);
}

function nameOf(pair: string): string {
  const [name = ""] = new URLSearchParams(pair).keys();
  return name;
}
