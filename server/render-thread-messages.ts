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
  | { kind: "broken"; id: number; error: DescribedError }
  | { kind: "log"; level: "warn" | "error"; fields: object; text: string };

/** As the log writes it. What is thrown may hold what cannot be told to another thread. */
export type DescribedError = { type: string; message: string; stack?: string; code?: string };

export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { name, message, stack } = error;
  const code = "code" in error ? { code: String(error.code) } : {};
  return { type: name, message, ...(stack && { stack }), ...code };
}

/** The error again, with what tells whether the database was away. */
export function asError({ message, stack, code }: DescribedError): Error {
  return Object.assign(new Error(message), stack && { stack }, code && { code });
}
