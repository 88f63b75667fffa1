import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { PageScript, SiteBuild } from "./pages.ts";

export type Development = {
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
  return {
    scriptOf: () => ({ src: "/app/islands/main.client.ts", imports: [], own: {} }),
    build: () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<SiteBuild>,
    serve: (request, response) =>
      new Promise((resolve) => {
        response.once("close", () => resolve(true));
        vite.middlewares(request, response, () => resolve(false));
      }),
    close: () => vite.close(),
  };
}
