import { ImapFlow } from "imapflow";
import type { OpenMailbox } from "#domain/inquiries/answers/open-mailbox.ts";
import { lookedAt } from "#domain/inquiries/answers/read-head.ts";
import { largestMail } from "#domain/inquiries/answers/take-apart.ts";
import type { ImapAddress } from "./imap-address.ts";

/** What a mailbox is called where it is noted how far it was read; without the password. */
export function nameMailbox({ user, host, port, folder }: ImapAddress): string {
  return `${user}@${host}:${port}/${folder}`;
}

/** Opens the mailbox for as long as `work` takes. */
export async function withMailbox<Result>({
  address,
  signal,
  work,
}: {
  address: ImapAddress;
  /** Aborted, it hangs up at once. */
  signal: AbortSignal;
  work: (mailbox: OpenMailbox) => Promise<Result>;
}): Promise<Result> {
  const { host, port, secure, isLocal, user, password, folder } = address;
  const client = new ImapFlow({
    ...{ host, port, secure, auth: { user, pass: password }, logger: false },
    // Without encryption no password leaves this machine.
    ...(!secure && !isLocal && { doSTARTTLS: true }),
    ...{ connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 },
    // More than we ever ask for: a server that sends more has not understood.
    maxLiteralSize: largestMail + lookedAt,
    disableAutoIdle: true,
  });
  // What goes wrong fails the command under way as well.
  client.on("error", () => {});
  const hangUp = () => client.close();
  signal.addEventListener("abort", hangUp);
  try {
    await client.connect();
    await client.mailboxOpen(folder);
    return await work(toMailbox({ client, name: nameMailbox(address) }));
  } finally {
    signal.removeEventListener("abort", hangUp);
    await client.logout().catch(hangUp);
  }
}

const dayLength = 86_400_000;
const byUid = { uid: true };

function toMailbox({ client, name }: { client: ImapFlow; name: string }): OpenMailbox {
  const { mailbox } = client;
  if (!mailbox) throw new Error("The folder could not be opened.");

  async function read({ uid, most }: { uid: number; most: number }): Promise<Uint8Array> {
    const asked = { source: { maxLength: most } };
    const found = (await client.fetchOne(String(uid), asked, byUid)) || undefined;
    // Somebody may have deleted it meanwhile.
    return found?.source ?? new Uint8Array();
  }

  return {
    address: name,
    validity: String(mailbox.uidValidity),
    async firstOfLast(days) {
      const since = new Date(Date.now() - days * dayLength);
      const found = mailbox.exists > 0 && (await client.search({ since }, byUid));
      return Math.min(...(found || []), mailbox.uidNext);
    },
    async listAfter(after) {
      if (mailbox.exists === 0 || mailbox.uidNext <= after + 1) return [];
      const asked = { uid: true, size: true, internalDate: true };
      const found = await client.fetchAll(`${after + 1}:*`, asked, byUid);
      return (
        found
          // With a star, the last one is always among them.
          .filter(({ uid }) => uid > after)
          .map(({ uid, size = 0, internalDate }) => ({
            ...{ uid, size, receivedAt: new Date(internalDate ?? Date.now()) },
          }))
          .sort((one, other) => one.uid - other.uid)
      );
    },
    readStart: (uid) => read({ uid, most: lookedAt }),
    read,
    async markRead(uid) {
      await client.messageFlagsAdd(String(uid), ["\\Seen"], byUid);
    },
  };
}
