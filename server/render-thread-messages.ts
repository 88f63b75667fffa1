import type { Config } from "./config.ts";
import type { DeclaredRoutes } from "./page-declarations.ts";
import type { PageRequest } from "./page-request.ts";
import type { Rendered, Uncacheable } from "./page-store.ts";
import type { Given } from "./pages.ts";

/** What the thread is started with. */
export type ThreadSetup = { config: Config; folder: string };

export type ToThread =
  | { kind: "connect"; databaseUrl: string }
  | { kind: "content"; listening: boolean }
  | { kind: "page"; id: number; asked: PageRequest; given: Given }
  | { kind: "move"; id: number; asked: PageRequest }
  | { kind: "close" };

export type FromThread =
  | { kind: "ready"; declared: DeclaredRoutes }
  | { kind: "page"; id: number; rendered: Rendered }
  | { kind: "move"; id: number; to: string | undefined }
  /** The page could not be made; this is the error page to show if there is nothing better. */
  | { kind: "failed"; id: number; answer: Uncacheable }
  | { kind: "broken"; id: number; error: unknown }
  | { kind: "log"; level: "warn" | "error"; fields: object; text: string };
