import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";
import { listDeclared, type PageDeclarations, readDeclarations } from "./page-declarations.ts";
import { createPageRenderer, type SiteBuild } from "./pages.ts";

/** Vite inside our own server: the way of a request stays the same, only the files are live. */
export async function startDevelopment({
  server,
  config,
  log,
}: {
  server: Server;
  config: Config;
  log: Log;
}) {
  const { createServer } = await import("vite");
  const vite = await createServer({
    appType: "custom",
    server: { middlewareMode: true, hmr: { server } },
  });
  let declared = readDeclarations([]);

  async function build() {
    const site = (await vite.ssrLoadModule("virtual:react-router/server-build")) as SiteBuild;
    declared = readDeclarations(listDeclared(site.routes));
    return site;
  }

  // Queries are read before a page is built, so what pages declare is read again as they change;
  // what is wrong with a file is told by the page that needs it.
  const readDeclared = () => build().catch(() => {});
  vite.watcher.on("change", readDeclared);
  await readDeclared();
  const { renderPage, findMove } = createPageRenderer({
    /** The app as it is in the source right now. */
    build,
    scriptOf: () => ({
      src: "/app/page-script/main.client.ts",
      imports: [],
      own: {},
      islands: [],
    }),
    config,
    onFailure: ({ error, address }) => log.error({ err: error, address }, "page failed"),
  });
  return {
    renderPage,
    findMove,
    declarations: {
      readQuery: (asked) => declared.readQuery(asked),
      fileBytes: (path) => declared.fileBytes(path),
    } satisfies PageDeclarations,
    /** Serves what Vite serves; tells whether it did. */
    serve: (request: IncomingMessage, response: ServerResponse) =>
      new Promise<boolean>((resolve) => {
        response.once("close", () => resolve(true));
        vite.middlewares(request, response, () => resolve(false));
      }),
    close: () => vite.close(),
  };
}
