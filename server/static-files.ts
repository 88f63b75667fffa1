import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import type { StoredPage } from "./page-store.ts";
import { readScripts, type SecurityHeaders } from "./security-headers.ts";

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".ico": "image/x-icon",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".mp3": "audio/mpeg",
  ".txt": "text/plain; charset=utf-8",
};

export type StaticFiles = (path: string) => Promise<StoredPage> | undefined;

/**
 * The files of one built folder, kept in memory once asked for. Names below `assets/` carry a hash,
 * so they never change; compressed twins were made by the build.
 */
export function createStaticFiles({
  folder,
  mount = "/",
  fallback,
  securityHeaders,
}: {
  folder: string;
  mount?: string;
  /** The page of a single-page application, for every path below it that is no file. */
  fallback?: string;
  securityHeaders: SecurityHeaders;
}): StaticFiles {
  const files = new Map<string, string>();
  const entries = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
    : [];
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join("/");
    const known = extname(entry.name) in types && !name.startsWith(".");
    if (entry.isFile() && known) files.set(mount + name, path);
  }
  const loaded = new Map<string, Promise<StoredPage>>();

  async function load(path: string, file: string): Promise<StoredPage> {
    const [identity, br, gzip] = await Promise.all([
      readFile(file),
      readFile(`${file}.br`).catch(() => undefined),
      readFile(`${file}.gz`).catch(() => undefined),
    ]);
    const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
    const forever = path.startsWith(`${mount}assets/`);
    const isHtml = file.endsWith(".html");
    return {
      bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
      etag,
      headers: [
        ["Content-Type", types[extname(file)] ?? "application/octet-stream"],
        ["Cache-Control", cacheControl({ forever, isHtml })],
        ["ETag", etag],
        ["Vary", "Accept-Encoding"],
        // What the build wrote is ours.
        ...securityHeaders({ scripts: isHtml ? readScripts(identity.toString("utf8")) : [] }),
      ],
    };
  }

  return function find(asked) {
    const isScreen =
      fallback && `${asked}/`.startsWith(mount) && !asked.startsWith(`${mount}assets/`);
    const path = !files.has(asked) && isScreen ? mount + fallback : asked;
    const file = files.get(path);
    if (file === undefined) return undefined;
    let page = loaded.get(path);
    if (!page) {
      page = load(path, file);
      loaded.set(path, page);
    }
    return page;
  };
}

function cacheControl({ forever, isHtml }: { forever: boolean; isHtml: boolean }) {
  if (forever) return "public, max-age=31536000, immutable";
  return isHtml ? "no-cache" : "public, max-age=3600";
}

/** The first folder that has the file. */
export function firstOf(folders: StaticFiles[]): StaticFiles {
  return function find(path) {
    for (const folder of folders) {
      const found = folder(path);
      if (found) return found;
    }
    return undefined;
  };
}
