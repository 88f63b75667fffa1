import { connect } from "node:net";

export type RawAnswer = { status: number; head: string; headers: Headers; body: string };

/** Sends exactly these bytes, which fetch would tidy up first, and reads to the end. */
export async function sendRaw({ port, bytes }: { port: number; bytes: string }) {
  const socket = connect(port, "127.0.0.1");
  const closed = new Promise((resolve) => socket.on("close", resolve));
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  // A server that refuses what is still being sent may reset the connection; it has answered.
  socket.on("error", () => {});
  socket.setTimeout(60_000, () => socket.destroy());
  socket.write(Buffer.from(bytes, "latin1"));
  await closed;
  return readAnswer(Buffer.concat(chunks).toString("utf8"));
}

/** A request whose target and headers are sent as they are. */
export function askRaw({
  port,
  target,
  method = "GET",
  headers = ["Host: localhost"],
}: {
  port: number;
  target: string;
  method?: string;
  headers?: string[];
}) {
  const lines = [`${method} ${target} HTTP/1.1`, ...headers, "Connection: close", "", ""];
  return sendRaw({ port, bytes: lines.join("\r\n") });
}

/** Status 0 stands for a connection that was closed without a word. */
export function readAnswer(text: string): RawAnswer {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
  return { status: Number(first.split(" ")[1] ?? 0), head, headers, body: rest.join("\r\n\r\n") };
}
