import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];

/** What a page declares: its parameters, and the values each can have. */
type Declared = Record<string, readonly string[] | RegExp>;

/** The part of a query that the page at this path has declared, written in one order. */
export type ReadQuery = (asked: { path: string; search: string }) => string;

/** The longest value that is read: what is searched for, encoded twice. */
const longestValue = 2400;

/**
 * Reads the queries that pages declare (`app/request/page-query.ts`). So nobody can fill the store, or keep
 * the renderer busy, with addresses that differ only in what no page looks at.
 */
export function createQueryReader(routes: Routes): ReadQuery {
  // Among those that declare something only: to find a path among all takes longer than many pages.
  const tree = nest({ routes, parentId: undefined });
  return function readQuery({ path, search }) {
    const declared = declaredFor({ tree, path: path.replace(/\.data$/, "") });
    const given = new URLSearchParams(search);
    const kept = new URLSearchParams();
    for (const [name, values] of Object.entries(declared)) {
      const value = given.get(name)?.slice(0, longestValue);
      if (value && isOneOf({ value, values })) kept.set(name, value);
    }
    return kept.size > 0 ? `?${kept}` : "";
  };
}

function nest({
  routes,
  parentId,
}: {
  routes: Routes;
  parentId: string | undefined;
}): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route?.parentId === parentId)
    .flatMap((route): RouteObject[] => {
      if (!route) return [];
      const { id, path, index, caseSensitive, module } = route;
      const shared = {
        id,
        handle: module.handle,
        ...(path !== undefined && { path }),
        ...(caseSensitive !== undefined && { caseSensitive }),
      };
      if (index) return queryOf(shared) ? [{ ...shared, index: true }] : [];
      const children = nest({ routes, parentId: id });
      return queryOf(shared) || children.length > 0 ? [{ ...shared, children }] : [];
    });
}

function queryOf({ handle }: { handle?: unknown }): Declared | undefined {
  const declares = typeof handle === "object" && handle !== null && "query" in handle;
  return declares ? (handle.query as Declared) : undefined;
}

function declaredFor({ tree, path }: { tree: RouteObject[]; path: string }): Declared {
  const page = matchRoutes(tree, path)?.at(-1);
  return (page && queryOf(page.route)) ?? {};
}

function isOneOf({ value, values }: { value: string; values: readonly string[] | RegExp }) {
  return values instanceof RegExp ? values.test(value) : values.includes(value);
}
