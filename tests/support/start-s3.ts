import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { startFauxqs } from "fauxqs";

export const s3Credentials = { AWS_ACCESS_KEY_ID: "test", AWS_SECRET_ACCESS_KEY: "test" };

/**
 * What is wrong between us and the store. `error` answers 500 to all, `once` to every call that was
 * not made before, `forbidden` 403; `silent` takes calls and never answers; `gone` refuses
 * connections; `halved` and `damaged` send files back that are cut off or have another byte in them,
 * `garbled` sends them there with another byte.
 */
export type S3Fault =
  | ("error" | "once" | "forbidden" | "silent" | "gone" | "halved" | "damaged" | "garbled")
  | undefined;

const bucket = "tinghe-files";

/**
 * An S3 server with a bucket, and a proxy in front of it that can fail. The server takes whatever it
 * is sent; that it is what its sum says, as every store looks, is seen to by the proxy.
 */
export async function startS3() {
  const store = await startFauxqs({ port: 0, host: "127.0.0.1", logger: false });
  store.createBucket(bucket);
  let fault: S3Fault;
  let calls = 0;
  const seen = new Set<string>();

  async function forward(asked: IncomingMessage, answer: ServerResponse) {
    const { method = "GET", url = "/", headers } = asked;
    calls++;
    const call = `${method} ${url}`;
    const isFirst = !seen.has(call);
    seen.add(call);
    const sent = await buffer(asked).catch(() => undefined);
    if (!sent || fault === "silent") return;
    if (fault === "error" || (fault === "once" && isFirst)) {
      return refuse({ answer, status: 500, code: "InternalError" });
    }
    if (fault === "forbidden") return refuse({ answer, status: 403, code: "AccessDenied" });
    if (fault === "garbled") sent[0] = (sent[0] ?? 0) ^ 1;
    const sum = createHash("md5").update(sent).digest("base64");
    if (method === "PUT" && headers["content-md5"] !== sum) {
      return refuse({ answer, status: 400, code: "BadDigest" });
    }
    const to = { host: "127.0.0.1", port: store.port, method, path: url, headers };
    const onward = request(to).end(sent);
    onward.on("error", () => answer.destroy());
    onward.on("response", async (response) => {
      const body = await buffer(response).catch(() => Buffer.alloc(0));
      answer.writeHead(response.statusCode ?? 502, response.headers);
      if (fault === "halved" && method === "GET") {
        return answer.write(body.subarray(0, body.length / 2), () => answer.destroy());
      }
      if (fault === "damaged" && method === "GET") body[0] = (body[0] ?? 0) ^ 1;
      answer.end(body);
    });
  }

  let proxy = createServer(forward);
  async function open(port = 0) {
    proxy = createServer(forward).listen(port, "127.0.0.1");
    await once(proxy, "listening");
    return (proxy.address() as AddressInfo).port;
  }
  async function shut() {
    proxy.closeAllConnections();
    if (proxy.listening) await new Promise((closed) => proxy.close(closed));
  }
  const port = await open();

  return {
    /** As the setting says it. */
    url: `s3://${bucket}/site?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}`,
    calls: () => calls,
    async fail(wrong: S3Fault) {
      fault = wrong;
      seen.clear();
      if (wrong === "gone") await shut();
      else if (!proxy.listening) await open(port);
    },
    async close() {
      await shut();
      await store.stop();
    },
  };
}

function refuse(refusal: { answer: ServerResponse; status: number; code: string }) {
  const { answer, status, code } = refusal;
  answer.writeHead(status, { "Content-Type": "application/xml" });
  answer.end(`<Error><Code>${code}</Code><Message>No</Message></Error>`);
}
