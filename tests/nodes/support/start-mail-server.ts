import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterwards } from "./afterwards.ts";

export type ReceivedMail = { messageId: string; from: string; to: string[]; raw: string };

/**
 * What the mail server does with a mail: takes it, puts it off, or takes it and hangs up before it
 * has said so, which to the sender looks like a failure.
 */
export type Mood = "takes" | "puts off" | "takes and hangs up";

/** A real mail server, in as good or bad a mood as the test wants. */
export async function startMailServer({ mood = () => "takes" }: { mood?: () => Mood } = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, session, answer) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const today = mood();
        if (today === "puts off") {
          return answer(Object.assign(new Error("try later"), { responseCode: 451 }));
        }
        const raw = Buffer.concat(chunks).toString("utf8");
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          messageId: /^Message-ID:\s*(<[^>]+>)/im.exec(raw)?.[1] ?? "",
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          raw,
        });
        if (today === "takes") return answer();
        for (const connection of server.connections) {
          if (connection.session.id === session.id) connection.close();
        }
      });
    },
  });
  // Senders are killed in mid-sentence.
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  afterwards(() => new Promise<void>((closed) => server.close(() => closed())));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received };
}
