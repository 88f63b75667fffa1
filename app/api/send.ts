import { m } from "#text";
import { getLocale } from "#text/runtime";
import { loadBases } from "./bases.ts";
import { readToken } from "./session.ts";

export type Call = {
  /** From the root: `/api/ideas/notices`. */
  path: string;
  method?: "GET" | "POST";
  /** Sent as JSON; a file, or a form with one, is sent as it is. */
  body?: object;
  /** Which of the configured bases: inquiries and the visitor's address may live elsewhere. */
  host?: "site" | "inquiry";
  /** How long an answer is waited for, in milliseconds. */
  patience?: number;
  /** Gives the call up. */
  signal?: AbortSignal;
};

const usualWait = 30_000;

/** A call that got no usable answer. */
export class CallFailed extends Error {
  /** 0 when nothing answered at all. */
  readonly status: number;
  /** What is wrong with which field, in a word. */
  readonly fields: Record<string, string>;
  /** Seconds after which a site that is busy or away wants to be asked again. */
  readonly retryAfter: number;

  constructor(
    status: number,
    message: string,
    {
      fields = {},
      retryAfter = 0,
      ...options
    }: ErrorOptions & { fields?: Record<string, string>; retryAfter?: number } = {},
  ) {
    super(message, options);
    this.name = "CallFailed";
    this.status = status;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/** Calls the API in the language of the page and gives the parsed answer; throws `CallFailed`. */
export async function send<T>({
  path,
  method = "GET",
  body,
  host = "site",
  patience = usualWait,
  signal,
}: Call): Promise<T> {
  const lang = getLocale();
  const { [lang]: bases } = await loadBases();
  const token = await readToken();
  const isFile = body instanceof Blob || body instanceof FormData;
  const response = await fetch(
    `${bases[host]}${path}${path.includes("?") ? "&" : "?"}lang=${lang}`,
    {
      method,
      headers: {
        ...(body && !isFile && { "Content-Type": "application/json" }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: (isFile ? body : body && JSON.stringify(body)) ?? null,
      signal: givenUp({ patience, signal }),
    },
  ).catch((cause) => {
    throw new CallFailed(0, m.offline_call(), { cause });
  });
  const answer = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer as T;
  throw new CallFailed(response.status, messageOf(answer) ?? m.error_unexpected(), {
    fields: answer?.fields ?? {},
    retryAfter: response.status === 503 ? Number(response.headers.get("Retry-After")) : 0,
  });
}

/** After the time, or when the caller says so. `AbortSignal.any` is younger than our browsers. */
function givenUp({ patience, signal }: { patience: number; signal: AbortSignal | undefined }) {
  const calling = new AbortController();
  for (const end of [AbortSignal.timeout(patience), signal]) {
    if (end?.aborted) calling.abort(end.reason);
    end?.addEventListener("abort", () => calling.abort(end.reason), { once: true });
  }
  return calling.signal;
}

function messageOf(answer: unknown): string | undefined {
  if (typeof answer !== "object" || answer === null || !("msg" in answer)) return undefined;
  return typeof answer.msg === "string" && answer.msg !== "" ? answer.msg : undefined;
}
