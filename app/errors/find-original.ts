const copySuffix = /(?:bak|all|copy|prod)(\.html)?$/i;

/**
 * The address that another is a left-over copy of: `/newsall.html` of `/news.html`,
 * `/productdetailbak/x.html` of `/productdetail/x.html`. Copies were made of the fixed parts of
 * addresses, in any letter case; whatever follows them is kept. Paths are without language.
 */
export function findOriginal({
  path,
  patterns,
}: {
  path: string;
  /** The addresses of the route table. */
  patterns: string[];
}): string | undefined {
  let known = patterns.map((pattern) => pattern.split("/").slice(1));
  let isCopy = false;
  const spelled = path
    .split("/")
    .slice(1)
    .map((segment, depth) => {
      const names = known.flatMap(({ [depth]: name }) => (name && isFixed(name) ? [name] : []));
      const name = findName({ names, segment });
      const copied = name === undefined ? findCopied({ names, segment }) : undefined;
      isCopy ||= copied !== undefined;
      const found = name ?? copied;
      known = known.filter((pattern) => pattern[depth] === found);
      return found ?? segment;
    });
  return isCopy ? `/${spelled.join("/")}` : undefined;
}

function isFixed(name: string): boolean {
  return name !== "" && !/[:*]/.test(name);
}

function findName({ names, segment }: { names: string[]; segment: string }): string | undefined {
  return names.find((name) => name.toLowerCase() === segment.toLowerCase());
}

/** Some pages have an address with `.html` only, or only without. */
function findCopied({ names, segment }: { names: string[]; segment: string }): string | undefined {
  if (!copySuffix.test(segment)) return undefined;
  const bare = segment.replace(copySuffix, "");
  const [first, second] = /\.html$/i.test(segment)
    ? [`${bare}.html`, bare]
    : [bare, `${bare}.html`];
  return findName({ names, segment: first }) ?? findName({ names, segment: second });
}
