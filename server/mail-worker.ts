import { setTimeout as wait } from "node:timers/promises";
import { createTransport } from "nodemailer";
import type { Sender } from "#domain/mail/compose-mail.ts";
import { type Deliver, sendNextMail } from "#domain/mail/send-next-mail.ts";
import type { Log } from "./log.ts";

/** How often to look for mail that other nodes have queued, or this one before a restart. */
const lookEvery = 1000;
const atOnce = 2;

/** Works through the outbox for as long as the site runs; every node may do so. */
export function startMailWorker({
  smtpUrl,
  sender,
  shutdownSeconds,
  log,
}: {
  smtpUrl: string;
  sender: Sender;
  shutdownSeconds: number;
  log: Log;
}) {
  const { deliver, close } = createDelivery({ smtpUrl });
  let closed = false;
  const timers = new Set<NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();

  async function work() {
    while (!closed) {
      const result = await sendNextMail({ deliver, sender });
      if (result.outcome === "none") return;
      if (result.outcome === "refused") log.warn("a mail was refused by its receiver's server");
      // The sentence only: the rest of the error may hold the visitor's address.
      if (result.outcome === "failed") {
        log.warn({ reason: String(result.error) }, "mail not sent, will be tried again");
      }
    }
  }

  function look() {
    const working = work()
      // The database is away; the mails wait there.
      .catch((error) => log.warn({ err: error }, "outbox not reachable"))
      .finally(() => {
        underWay.delete(working);
        if (closed) return;
        const timer = setTimeout(() => {
          timers.delete(timer);
          look();
        }, lookEvery);
        timers.add(timer);
      });
    underWay.add(working);
  }

  for (let worker = 0; worker < atOnce; worker++) look();
  return {
    /** Finishes the mails in hand; what takes too long is cut off and sent again another time. */
    async close() {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
      const finished = Promise.all(underWay);
      await Promise.race([finished, wait(shutdownSeconds * 1000, undefined, { ref: false })]);
      close();
      await finished;
    },
  };
}

function createDelivery({ smtpUrl }: { smtpUrl: string }): { deliver: Deliver; close: () => void } {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: atOnce,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // A mail is made of what we hand over, never of files or addresses named in it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver({ automatic, to, replyTo, ...mail }) {
      try {
        await transport.sendMail({
          ...mail,
          // What a visitor typed is one address and nothing else, whatever it looks like.
          to: automatic ? { name: "", address: to } : to,
          ...(replyTo && { replyTo: { name: "", address: replyTo } }),
          ...(automatic && {
            headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
          }),
        });
        return "delivered";
      } catch (error) {
        if (isRefused(error)) return "refused";
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

/** The receiver's server will not take this mail, now or later: there is no such mailbox. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error) || !("responseCode" in error)) return false;
  return error.code === "EENVELOPE" && Number(error.responseCode) >= 500;
}
