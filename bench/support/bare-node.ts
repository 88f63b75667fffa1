import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { nodeFlags } from "../../scripts/launch.js";
import type { Cleanup } from "./benchmark.ts";
import { startChild } from "./child.ts";
import { findFreePort } from "./free-port.ts";
import { type Answer, waitForAnswer } from "./request.ts";
import { pinned } from "./site.ts";
import { makeTemporaryFolder } from "./temporary-folder.ts";

/** What Node adds by itself, or what belongs to one connection. */
const ownHeaders = new Set(["date", "connection", "keep-alive"]);

/** The least that Node can do: the very bytes and headers of an answer of ours, whatever is asked. */
export async function startBareNode({
  cleanup,
  answer,
  core,
}: {
  cleanup: Cleanup;
  answer: Answer;
  core: number;
}) {
  const folder = makeTemporaryFolder({ cleanup });
  const port = await findFreePort();
  const headers = Object.entries(answer.headers).filter(([name]) => !ownHeaders.has(name));
  await writeFile(join(folder, "page"), answer.bytes);
  await writeFile(join(folder, "server.mjs"), program({ folder, port, headers: headers.flat() }));
  const command = {
    program: process.execPath,
    args: [...nodeFlags, join(folder, "server.mjs")],
  };
  const server = await startChild({ cleanup, ...pinned({ core, command }) });
  const address = `http://127.0.0.1:${port}`;
  await waitForAnswer({ url: address, server });
  return { address, server };
}

function program({ folder, port, headers }: { folder: string; port: number; headers: unknown[] }) {
  return `
    import { readFileSync } from "node:fs";
    import { createServer } from "node:http";
    const body = readFileSync(${JSON.stringify(join(folder, "page"))});
    const headers = ${JSON.stringify(headers)};
    createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
      response.writeHead(200, headers);
      response.end(body);
    }).listen(${port}, "127.0.0.1");
  `;
}
