import type { UIMatch } from "react-router";

/**
 * The file of a script that a page brings besides that of every page. It says so beside its loader,
 * as `export const handle = { script: "app/…" }`, and the file is an entry in `vite.config.ts`.
 */
export function ownScript({ handle }: UIMatch): string[] {
  const names = typeof handle === "object" && handle !== null && "script" in handle;
  return names && typeof handle.script === "string" ? [handle.script] : [];
}
