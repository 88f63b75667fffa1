import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];

/** What a page declares in its `handle`: see `app/request/page-handle.ts`. */
type Declared = { query?: Record<string, Values>; fileBytes?: number };

/** The routes that declare something, and those they stand in. */
export type DeclaredRoutes = RouteObject[];

type Values = readonly string[] | RegExp | { each: RegExp; most: number };

/** The part of a query that the page at this path has declared, written in one order. */
export type ReadQuery = (asked: { path: string; search: string }) => string;

export type PageDeclarations = {
  readQuery: ReadQuery;
  /** How many bytes of files a form of the page at this path may bring. */
  fileBytes: (path: string) => number;
};

/** The longest value that is read: what is searched for, encoded twice. */
const longestValue = 2400;

/**
 * What pages declare beside their loaders, for the server to go by before any of them runs. So
 * nobody can fill the store, or keep the renderer busy, with addresses that differ only in what no
 * page looks at, nor send files to a page that takes none.
 */
export function readDeclarations(tree: DeclaredRoutes): PageDeclarations {
  const declaredAt = (path: string) => matchRoutes(tree, path)?.at(-1)?.route.handle as Declared;
  return {
    readQuery({ path, search }) {
      const declared = declaredAt(path.replace(/\.data$/, ""))?.query ?? {};
      const given = new URLSearchParams(search);
      const kept = new URLSearchParams();
      for (const [name, values] of Object.entries(declared)) {
        const asked = given.getAll(name).slice(0, "each" in values ? values.most : 1);
        for (const text of asked) {
          const value = text.slice(0, longestValue);
          if (value && isOneOf({ value, values })) kept.append(name, value);
        }
      }
      return kept.size > 0 ? `?${kept}` : "";
    },
    fileBytes: (path) => declaredAt(path)?.fileBytes ?? 0,
  };
}

/**
 * Of all routes those that matter here: to find a path among all takes longer than many pages. They
 * are plain values, which can be told to another thread.
 */
export function listDeclared(routes: Routes): DeclaredRoutes {
  return nest({ routes, parentId: undefined });
}

function nest({
  routes,
  parentId,
}: {
  routes: Routes;
  parentId: string | undefined;
}): DeclaredRoutes {
  return Object.values(routes)
    .filter((route) => route?.parentId === parentId)
    .flatMap((route): RouteObject[] => {
      if (!route) return [];
      const { id, path, index, caseSensitive, module } = route;
      const shared = {
        id,
        handle: declaredIn(module.handle),
        ...(path !== undefined && { path }),
        ...(caseSensitive !== undefined && { caseSensitive }),
      };
      if (index) return declares(shared) ? [{ ...shared, index: true }] : [];
      const children = nest({ routes, parentId: id });
      return declares(shared) || children.length > 0 ? [{ ...shared, children }] : [];
    });
}

/** Of a handle only what is told to the server. */
function declaredIn(handle: unknown): Declared {
  const { query, fileBytes } = (handle ?? {}) as Declared;
  return { ...(query && { query }), ...(fileBytes !== undefined && { fileBytes }) };
}

function declares({ handle }: { handle: Declared }): boolean {
  return "query" in handle || "fileBytes" in handle;
}

function isOneOf({ value, values }: { value: string; values: Values }) {
  if ("each" in values) return values.each.test(value);
  return values instanceof RegExp ? values.test(value) : values.includes(value);
}
