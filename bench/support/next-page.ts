import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
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

/** Our own page taken apart: its elements are rendered anew, its list is asked of the database. */
const listPage = `
  import parse, { domToReact } from "html-react-parser";
  import { readFileSync } from "node:fs";
  import pg from "pg";

  export const dynamic = "force-dynamic";
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
  const cards = new Map();
  const productOf = (node) =>
    node.attribs?.href?.match(/productdetail\\/([\\w-]+)/)?.[1] ??
    node.children?.map(productOf).find(Boolean);

  async function List({ props }) {
    const { rows } = await pool.query(process.env.LIST_QUERY);
    return <ul {...props}>{rows.map(({ id }) => cards.get(id))}</ul>;
  }

  const page = parse(readFileSync(process.env.PAGE_FILE, "utf8"), {
    replace(node) {
      const entries = node.name === "ul" && node.children.filter(({ name }) => name === "li");
      if (!entries || entries.length !== 24 || !entries.every(productOf)) return;
      for (const entry of entries) {
        const id = productOf(entry);
        cards.set(id, <li key={id} className={entry.attribs.class}>{domToReact(entry.children)}</li>);
      }
      return <List props={{ className: node.attribs.class }} />;
    },
  });

  export default function Page() {
    if (cards.size !== 24) throw new Error("The list was not found in the page.");
    return page;
  }`;

const env = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
const next = "node_modules/next/dist/bin/next";

/** Builds a small static page with the newest Next.js, far from the project's own packages. */
export function buildNextPage({ cleanup }: { cleanup: Cleanup }): Promise<string> {
  return build({ cleanup, page: smallPage });
}

/** Builds a page that is rendered for every request and shows what ours shows. */
export function buildNextList({ cleanup }: { cleanup: Cleanup }): Promise<string> {
  return build({ cleanup, page: listPage, packages: ["html-react-parser", "pg"] });
}

async function build({
  cleanup,
  page,
  packages = [],
}: {
  cleanup: Cleanup;
  page: string;
  packages?: string[];
}): Promise<string> {
  const folder = makeTemporaryFolder({ cleanup });
  const files = {
    "package.json": JSON.stringify({ name: "page", private: true, type: "module" }),
    "next.config.js": `export default { compress: process.env.COMPRESS !== "no" };`,
    "app/layout.js": layout,
    "app/page.js": page,
  };
  await mkdir(join(folder, "app"));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  const wanted = ["next@latest", "react@latest", "react-dom@latest", ...packages];
  const install = ["install", "--no-audit", "--no-fund", "--loglevel=error", ...wanted];
  await runCommand({ cleanup, program: "npm", args: install, cwd: folder });
  await runCommand({
    cleanup,
    program: process.execPath,
    args: [next, "build"],
    cwd: folder,
    env: { ...env, PAGE_FILE: "/dev/null" },
  });
  return folder;
}

type Start = { cleanup: Cleanup; folder: string; core: number };

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

/** The same for the list, with the page it imitates and the question it asks the database. */
export async function startNextList({
  page,
  databaseUrl,
  query,
  ...start
}: Start & { page: string; databaseUrl: string; query: string }) {
  const file = join(start.folder, "page.html");
  await writeFile(file, page);
  const { address, server } = await serve({
    ...start,
    env: { PAGE_FILE: file, DATABASE_URL: databaseUrl, LIST_QUERY: query },
  });
  return { address, server };
}

function yesNo(value: boolean) {
  return value ? "yes" : "no";
}

async function serve({ cleanup, folder, core, env: own }: Start & { env: Record<string, string> }) {
  const port = await findFreePort();
  const command = { program: process.execPath, args: [next, "start", "-p", String(port)] };
  const server = await startChild({
    cleanup,
    ...pinned({ core, command }),
    cwd: folder,
    env: { ...env, ...own },
  });
  const address = `http://127.0.0.1:${port}`;
  const { headers } = await waitForAnswer({ url: address, server });
  return { address, server, headers };
}
