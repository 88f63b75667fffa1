import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import hoodiecrow from "hoodiecrow-imap";

const plugins = ["ID", "SASL-IR", "AUTH-PLAIN", "NAMESPACE", "UIDPLUS", "ENABLE", "LITERALPLUS"];

/** A mail server from which mails are fetched, and a hand that puts mails there. */
export async function startImapServer() {
  const server = hoodiecrow({
    plugins: [...plugins, "UNSELECT", "SPECIAL-USE"],
    users: { sales: { password: "s3cret/word" } },
    storage: { INBOX: { messages: [] } },
  });
  const sockets = new Set<Socket>();
  let connections = 0;
  server.server.on("connection", (socket) => {
    connections++;
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.listen(0, "127.0.0.1", () => {});
  if (!server.server.listening) await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `imap://sales:s3cret%2Fword@127.0.0.1:${port}/INBOX`,
    /** How often somebody has called. */
    connections: () => connections,
    deliver(raw: string) {
      const lines = raw.replace(/\r?\n/g, "\r\n");
      server.appendMessage("INBOX", [], false, Buffer.from(lines).toString("binary"));
    },
    /** The flags of each mail, in the order in which they came. */
    flags: () => server.getMailbox("INBOX").messages.map(({ flags }) => [...flags]),
    /** What administrators of mail servers do when they restore one. */
    numberAnew() {
      const mailbox = server.getMailbox("INBOX");
      mailbox.uidvalidity++;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.server.close(closed));
    },
  };
}
