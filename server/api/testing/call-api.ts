import pino from "pino";
import { setInquiryPolicy } from "#domain/inquiries/policy.ts";
import { canonicalizeUrl } from "../../address.ts";
import { readConfig } from "../../config.ts";
import { createApi } from "../app.ts";
import { createAuthHandler } from "../auth.ts";

export const origin = "http://localhost:3000";

const browser =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";

/** The whole API in this process, as a node with these settings serves it, and ways to call it. */
export function startApi({
  env = {},
  isOverloaded = () => false,
}: {
  env?: Record<string, string>;
  isOverloaded?: () => boolean;
} = {}) {
  const lines: string[] = [];
  const config = readConfig(env);
  setInquiryPolicy(config.inquiryPolicy);
  const api = createApi({
    config,
    log: pino({ level: "debug" }, { write: (line: string) => void lines.push(line) }),
    auth: createAuthHandler({ config: { origin, behindTls: false } }),
    limits: { calls: () => undefined, searches: () => undefined, visits: () => undefined },
    overload: { isOverloaded },
  });

  async function call(path: string, init: RequestInit = {}, { ip = "192.0.2.1" } = {}) {
    const address = canonicalizeUrl(path);
    if ("problem" in address) return new Response(null, { status: address.problem.status });
    const headers = new Headers(init.headers);
    if (!headers.has("User-Agent")) headers.set("User-Agent", browser);
    const incoming = { headers: {}, socket: { remoteAddress: ip } };
    return api.request(origin + path, { ...init, headers }, { incoming });
  }

  return {
    call,
    routes: api.routes,
    /** What it wrote into the log. */
    logged: () => lines.join(""),
    post(
      path: string,
      body: unknown,
      { headers = {}, ip = "192.0.2.1" }: { headers?: Record<string, string>; ip?: string } = {},
    ) {
      const json = { "Content-Type": "application/json", Origin: origin, ...headers };
      const text = JSON.stringify(body);
      return call(path, { method: "POST", headers: json, body: text ?? null }, { ip });
    },
    postForm(path: string, fields: Record<string, string>) {
      return call(path, { method: "POST", body: new URLSearchParams(fields) });
    },
  };
}

export type Answer = { status: number; body: unknown };

export async function readAnswer(response: Response | Promise<Response>): Promise<Answer> {
  const answer = await response;
  return { status: answer.status, body: await answer.json() };
}
