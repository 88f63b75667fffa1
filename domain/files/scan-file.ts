import { connect, type Socket } from "node:net";
import { pipeline } from "node:stream/promises";
import { AppError } from "../app-error.ts";

export type ScannerAddress = { host: string; port: number } | { path: string };

/** How long the scanner may say nothing, be it busy or away. */
const patience = 30_000;

let scanner: ScannerAddress | undefined;
let report = (_: { found: string } | { error: unknown }) => {};

/** Which clamd looks at the files of others, if any, and who hears what it found. Set at the start. */
export function setScanner({
  address,
  onFinding = () => {},
}: {
  address: ScannerAddress | undefined;
  onFinding?: typeof report;
}) {
  scanner = address;
  report = onFinding;
}

/**
 * Lets the scanner see a file, where there is one. Refuses what it finds something in, and puts off
 * what it could not look at: a file that nobody has seen is not stored.
 */
export async function refuseMalware(file: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
  if (!scanner) return;
  const found = await scan({ file, address: scanner }).catch((cause) => {
    report({ error: cause });
    throw new AppError("unscanned-file", "The scanner did not answer.", { cause, retryAfter: 60 });
  });
  if (found === undefined) return;
  report({ found });
  throw new AppError("infected-file", found);
}

/** What clamd calls what it found. */
async function scan({
  file,
  address,
}: {
  file: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  address: ScannerAddress;
}): Promise<string | undefined> {
  const socket = connect(address);
  socket.setTimeout(patience, () => socket.destroy(new Error("The scanner is silent.")));
  try {
    const answer = readAnswer(socket);
    // What goes wrong on the way ends the connection, and with it the wait for an answer.
    pipeline(framed(file), socket, { end: false }).catch((error) => socket.destroy(error));
    const said = await answer;
    if (said === "stream: OK") return undefined;
    const found = /^stream: (.+) FOUND$/.exec(said)?.[1];
    if (found === undefined) throw new Error(`The scanner says: ${said}`);
    return found;
  } finally {
    socket.destroy();
  }
}

/** The protocol of clamd: the command, then pieces that say how long they are, the last one empty. */
async function* framed(file: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
  yield Buffer.from("zINSTREAM\0");
  for await (const piece of file) {
    if (piece.length === 0) continue;
    yield lengthOf(piece);
    yield piece;
  }
  yield lengthOf(new Uint8Array());
}

function lengthOf({ length }: Uint8Array): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

/** It may come before all is sent: of a file that is too long, for instance. */
function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    socket.setEncoding("utf8");
    socket.on("data", (piece: string) => {
      said += piece;
      const end = said.indexOf("\0");
      if (end !== -1) resolve(said.slice(0, end));
    });
    socket.once("error", reject);
    socket.once("close", () => reject(new Error("The scanner hung up.")));
  });
}
