import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { type PageDeclarations, readDeclarations } from "./page-declarations.ts";
import type { PageScript, SiteBuild } from "./pages.ts";

export type Development = {
  declarations: PageDeclarations;
  /** The app as it is in the source right now. */
  build: () => Promise<SiteBuild>;
  scriptOf: () => PageScript;
  /** Serves what Vite serves; tells whether it did. */
  serve: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  close: () => Promise<void>;
};

/** Vite inside our own server: the way of a request stays the same, only the files are live. */
export async function startDevelopment({ server }: { server: Server }): Promise<Development> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    appType: "custom",
    server: { middlewareMode: true, hmr: { server } },
  });
  let declared = readDeclarations({});

  async function build() {
    const site = (await vite.ssrLoadModule("virtual:react-router/server-build")) as SiteBuild;
    declared = readDeclarations(site.routes);
    return site;
  }

  // Queries are read before a page is built, so what pages declare is read again as they change;
  // what is wrong with a file is told by the page that needs it.
  const readDeclared = () => build().catch(() => {});
  vite.watcher.on("change", readDeclared);
  await readDeclared();
  return {
    scriptOf: () => ({
      src: "/app/page-script/main.client.ts",
      imports: [],
      own: {},
      islands: [],
    }),
    build,
    declarations: {
      readQuery: (asked) => declared.readQuery(asked),
      fileBytes: (path) => declared.fileBytes(path),
    },
    serve: (request, response) =>
      new Promise((resolve) => {
        response.once("close", () => resolve(true));
        vite.middlewares(request, response, () => resolve(false));
      }),
    close: () => vite.close(),
  };
}
