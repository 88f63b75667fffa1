import { HttpError } from "ra-core";
import { endSession } from "../end-session.ts";
import { currentLanguage } from "../language.ts";
import { problemKey } from "./problems.ts";
import { texts } from "./texts.ts";

export type Call = {
  /** Below /api/backoffice: `people/7/disable`. */
  path: string;
  method?: "GET" | "POST" | "PUT" | "DELETE";
  query?: Record<string, string | number | undefined>;
  /** Sent as JSON; a form or a file is sent as it is. */
  body?: unknown;
  signal?: AbortSignal | undefined;
};

/** Said to the window when the server refuses what the screen offered. */
export const refused = "office-refused";

/** The address of a call; links to downloads use it as well. */
export function addressOf({ path, query = {} }: Pick<Call, "path" | "query">): string {
  const parameters = new URLSearchParams({ lang: currentLanguage() });
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") parameters.set(name, String(value));
  }
  return `/api/backoffice/${path}?${parameters}`;
}

/** Calls the back office; throws `HttpError` with a sentence to show and the problems of fields. */
export async function call<Answer>({ method = "GET", body, signal, ...address }: Call) {
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
  if (response.ok) return (await response.json()) as Answer;
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
    Object.entries<string>(fields).map(([field, word]) => [field, problemKey(word)]),
  );
  const message = status === 409 ? text.conflict : msg;
  return new HttpError(message, status, Object.keys(errors).length > 0 ? { errors } : {});
}

export function isConflict(error: unknown): boolean {
  return error instanceof HttpError && error.status === 409;
}
