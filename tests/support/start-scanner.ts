import { once } from "node:events";
import { createServer, type Socket } from "node:net";

const command = "zINSTREAM\0";
/** What the scanner takes for malware; the word comes from nobody's real file. */
export const malware = "TINGHE-TEST-MALWARE";

/** A scanner that speaks as clamd does. What it was sent is in `seen`. */
export async function startScanner({
  address = { port: 0, host: "127.0.0.1" },
  answer,
}: {
  address?: { port: number; host: string } | { path: string };
  /** Says this whatever comes; undefined hangs up without a word. */
  answer?: { says: string | undefined };
} = {}) {
  const seen: Buffer[] = [];
  const server = createServer((socket) => {
    let sent = Buffer.alloc(0);
    socket.on("data", (piece: Buffer) => {
      sent = Buffer.concat([sent, piece]);
      if (!isCommand(sent)) return reply({ socket, says: "UNKNOWN COMMAND" });
      const file = readStream(sent);
      if (!file) return;
      seen.push(file);
      reply({ socket, says: answer ? answer.says : judge(file) });
    });
    socket.on("error", () => {});
  });
  server.listen(address);
  await once(server, "listening");
  const bound = server.address();
  if (!bound) throw new Error("The scanner does not listen");
  return {
    address:
      typeof bound === "string" ? { path: bound } : { host: bound.address, port: bound.port },
    seen,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

function reply({ socket, says }: { socket: Socket; says: string | undefined }) {
  socket.end(says === undefined ? "" : `${says}\0`);
}

function judge(file: Buffer): string {
  return file.includes(malware) ? "stream: Test.Malware-1 FOUND" : "stream: OK";
}

/** As far as it is there. */
function isCommand(sent: Buffer): boolean {
  return command.startsWith(sent.toString("latin1", 0, command.length));
}

/** The file, once all of its pieces are there. */
function readStream(sent: Buffer): Buffer | undefined {
  const pieces: Buffer[] = [];
  let at = command.length;
  while (at + 4 <= sent.length) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
