import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { SMTPServer } from "smtp-server";

export type SentMail = { to: string[]; raw: string };

/** Another node on the database under test, with a mail server that keeps what it is given. */
export async function startNodeWithMail() {
  const received: SentMail[] = [];
  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, { envelope }, answer) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ to, raw: Buffer.concat(chunks).toString("utf8") });
        answer();
      });
    },
  });
  mail.on("error", () => {});
  mail.listen(0, "127.0.0.1");
  await once(mail.server, "listening");
  const { port } = mail.server.address() as AddressInfo;

  const dataDir = await mkdtemp(join(tmpdir(), "tinghe-mail-node-"));
  const node = spawn(process.execPath, ["server/main.ts"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      DATABASE_URL: process.env.DATABASE_UNDER_TEST,
      DATA_DIR: dataDir,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await readAddress(node.stdout);
  return {
    address,
    received,
    async stop() {
      node.kill("SIGTERM");
      if (node.exitCode === null) await once(node, "exit");
      await new Promise<void>((closed) => mail.close(() => closed()));
      await rm(dataDir, { recursive: true });
    },
  };
}

async function readAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const port = /The site is at http:\/\/localhost:(\d+)/.exec(line)?.[1];
    if (!port) continue;
    output.resume();
    return `http://localhost:${port}`;
  }
  throw new Error("The node did not start");
}
