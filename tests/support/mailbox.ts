import { once } from "node:events";
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";

export type SentMail = { to: string[]; raw: string };

/** A mail server that puts what it is given into a folder, where every test can read it. */
export async function startMailbox() {
  const folder = await mkdtemp(join(tmpdir(), "tinghe-mailbox-"));
  let count = 0;

  async function keep(mail: SentMail) {
    const file = join(folder, String(++count));
    await writeFile(file, JSON.stringify(mail));
    await rename(file, `${file}.json`);
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, { envelope }, answer) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        keep({ to, raw: Buffer.concat(chunks).toString("utf8") }).then(() => answer(), answer);
      });
    },
  });
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    folder,
    async stop() {
      await new Promise<void>((closed) => server.close(() => closed()));
      await rm(folder, { recursive: true });
    },
  };
}

/** All mails that the site under test has sent so far. */
export async function receivedMails(): Promise<SentMail[]> {
  const folder = process.env.MAILBOX_UNDER_TEST ?? "";
  const files = (await readdir(folder)).filter((name) => name.endsWith(".json"));
  return Promise.all(
    files.map(async (name) => JSON.parse(await readFile(join(folder, name), "utf8"))),
  );
}
