import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Cleanup, PlainProblem } from "./benchmark.ts";
import { runCommand, startChild } from "./child.ts";
import { findFreePort } from "./free-port.ts";
import { waitForAnswer } from "./request.ts";
import { pinned } from "./site.ts";
import { makeTemporaryFolder } from "./temporary-folder.ts";

const layout = `
  export const metadata = { title: "A page" };
  export default function Layout({ children }) {
    return <html lang="en"><body>{children}</body></html>;
  }`;

const smallPage = `
  export const dynamic = "force-static";
  export default function Page() {
    const bands = [125, 250, 500, 1000, 2000, 4000];
    return (
      <main>
        <h1>A small page</h1>
        <p>Absorption by octave band</p>
        <ul>{bands.map((band) => <li key={band}>{band} Hz</li>)}</ul>
      </main>
    );
  }`;

const env = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
const next = "node_modules/next/dist/bin/next";

/** Builds a small static page with the newest Next.js, far from the project's own packages. */
export function buildNextPage({ cleanup }: { cleanup: Cleanup }): Promise<string> {
  return buildNext({ cleanup, files: onePage(smallPage) });
}

/** The sources of a site that has but one page. */
export function onePage(page: string) {
  return { "app/layout.js": layout, "app/page.js": page };
}

export async function buildNext({
  cleanup,
  files,
  packages = [],
  prepare = async () => {},
}: {
  cleanup: Cleanup;
  /** Its sources, by path. */
  files: Record<string, string>;
  packages?: string[];
  /** What has to be there before the build, once the packages are. */
  prepare?: (folder: string) => Promise<void>;
}): Promise<string> {
  const folder = makeTemporaryFolder({ cleanup });
  const written = {
    "package.json": JSON.stringify({ name: "page", private: true, type: "module" }),
    "next.config.js": `export default { compress: process.env.COMPRESS !== "no" };`,
    ...files,
  };
  for (const [name, content] of Object.entries(written)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const wanted = ["next@latest", "react@latest", "react-dom@latest", ...packages];
  const install = ["install", "--no-audit", "--no-fund", "--loglevel=error", ...wanted];
  await runCommand({ cleanup, program: "npm", args: install, cwd: folder });
  await prepare(folder);
  const program = process.execPath;
  await runCommand({ cleanup, program, args: [next, "build"], cwd: folder, env });
  return folder;
}

export type Start = {
  cleanup: Cleanup;
  folder: string;
  /** The core to stay on; any when left out. */
  core?: number;
};

/** `next start` on one core. By default it compresses with gzip on every request. */
export async function startNext({ compress, ...start }: Start & { compress: boolean }) {
  const { address, server, headers } = await serve({
    ...start,
    env: { COMPRESS: yesNo(compress) },
  });
  if (headers["x-nextjs-cache"] !== "HIT") {
    throw new PlainProblem("Next.js does not serve its page as a static one; nothing to compare.");
  }
  return { address, server };
}

function yesNo(value: boolean) {
  return value ? "yes" : "no";
}

export async function serve({
  cleanup,
  folder,
  core,
  path = "",
  env: own = {},
}: Start & {
  /** A page it has: the server is ready when this answers. */
  path?: string;
  env?: Record<string, string>;
}) {
  const port = await findFreePort();
  const command = { program: process.execPath, args: [next, "start", "-p", String(port)] };
  const server = await startChild({
    cleanup,
    ...(core === undefined ? command : pinned({ core, command })),
    cwd: folder,
    env: { ...env, ...own },
  });
  const address = `http://127.0.0.1:${port}`;
  const { headers } = await waitForAnswer({ url: address + path, server });
  return { address, server, headers };
}
