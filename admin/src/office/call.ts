import { HttpError } from "ra-core";
import type { Answer, Body, CallName } from "../api.ts";
import { endSession } from "../end-session.ts";
import { currentLanguage } from "../language.ts";
import { problemSaid } from "./problems.ts";
import { texts } from "./texts.ts";

type Address = {
  /** Below /api/backoffice: `people/7/disable`. */
  path: string;
  query?: Record<string, string | number | undefined>;
};

type Request = Address & {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Sent as JSON; a form or a file is sent as it is. */
  body?: unknown;
  signal?: AbortSignal | undefined;
};

/** `inquiries/:id/notes` with something in the place of each name. */
export type Filled<Path extends string> = Path extends `${infer Start}:${string}/${infer Rest}`
  ? `${Start}${string}/${Filled<Rest>}`
  : Path extends `${infer Start}:${string}`
    ? `${Start}${string}`
    : Path;

/** A call of the API by its name there; another path, method or body is a type error. */
export type Call<Name extends CallName> = Name extends `${infer Method} /${infer Path}`
  ? Omit<Request, "path" | "method" | "body"> & { path: Filled<Path> } & (Method extends "GET"
        ? { method?: "GET" }
        : { method: Method }) &
      Bodied<Name>
  : never;

/** A call that reads no JSON may bring a file. */
type Bodied<Name extends CallName> = [Body<Name>] extends [never]
  ? { body?: Record<string, never> | Blob }
  : { body: Body<Name> };

/** Said to the window when the server refuses what the screen offered. */
export const refused = "office-refused";

/** The address of a call; links to downloads use it as well. */
export function addressOf({ path, query = {} }: Address): string {
  const parameters = new URLSearchParams({ lang: currentLanguage() });
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") parameters.set(name, String(value));
  }
  return `/api/backoffice/${path}?${parameters}`;
}

/** Calls the back office: `call<"GET /people/:id">({ path: "people/7" })`. */
export function call<Name extends CallName>(asked: Call<Name>): Promise<Answer<Name>> {
  return send(asked) as Promise<Answer<Name>>;
}

/** Sends a call whatever it is; throws `HttpError` with a sentence and the problems of fields. */
export async function send({ method = "GET", body, signal, ...address }: Request) {
  const raw = body instanceof FormData || body instanceof Blob;
  const response = await fetch(addressOf(address), {
    method,
    credentials: "same-origin",
    ...(signal && { signal }),
    ...(body !== undefined && {
      ...(!raw && { headers: { "Content-Type": "application/json" } }),
      body: raw ? body : JSON.stringify(body),
    }),
  }).catch((error) => {
    if (signal?.aborted) throw error;
    throw new HttpError(texts[currentLanguage()].unreachable, 0);
  });
  if (response.ok) return (await response.json()) as unknown;
  throw await refusalOf(response);
}

/** What a refusal means; somebody whose session is over is told so and led to the sign-in. */
export async function refusalOf(response: Pick<Response, "status" | "json">): Promise<HttpError> {
  const { status } = response;
  if (status === 401) {
    endSession();
    // Nobody is to say anything else about it meanwhile.
    return new Promise<never>(() => {});
  }
  if (status === 403) window.dispatchEvent(new Event(refused));
  const text = texts[currentLanguage()];
  const { msg = text.unexpected, fields = {} } = await response.json().catch(() => ({}));
  const errors = Object.fromEntries(
    Object.entries<string>(fields).map(([field, word]) => [
      field,
      problemSaid(word, currentLanguage()),
    ]),
  );
  const message = status === 409 ? text.conflict : msg;
  return new HttpError(message, status, Object.keys(errors).length > 0 ? { errors } : {});
}

export function isConflict(error: unknown): boolean {
  return error instanceof HttpError && error.status === 409;
}
