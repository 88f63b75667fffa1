import { pool } from "#db/connect.ts";
import {
  addSession,
  addStaff,
  type StaffAccount,
  sessionCookie,
} from "../../../tests/support/add-staff.ts";
import { type Answer, origin, startApi } from "./call-api.ts";

/** Somebody signed in, and their calls: `sales.put("/inquiries/1", { … })`. */
export type SignedIn = StaffAccount & {
  /** What their cookie holds. */
  token: string;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body?: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
};

const query = (statement: string, values: unknown[]) => pool.query(statement, values);

/** The API of one node, as members of staff use it. Two of them are two nodes on one database. */
export function startStaffApi({ env = {} }: { env?: Record<string, string> } = {}) {
  const { call, logged, post, routes } = startApi({ env });

  async function ask({
    method = "GET",
    path,
    token,
    body,
    headers = {},
    ip = "192.0.2.1",
    stream = false,
  }: {
    method?: string;
    path: string;
    token?: string | undefined;
    body?: unknown;
    headers?: Record<string, string>;
    ip?: string;
    /** An answer that goes on is not waited for. */
    stream?: boolean;
  }): Promise<Answer & { headers: Headers }> {
    const sends = method !== "GET";
    const init = {
      method,
      headers: {
        ...(token !== undefined && { Cookie: sessionCookie(token) }),
        ...(sends && { "Content-Type": "application/json", Origin: origin }),
        "Accept-Language": "en",
        ...headers,
      },
      ...(sends && { body: JSON.stringify(body ?? {}) }),
    };
    const response = await call(`/api/backoffice${path}`, init, { ip });
    const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
    const goesOn = stream && response.ok;
    if (goesOn) await response.body?.cancel();
    const text = goesOn ? "" : await response.text();
    return {
      status: response.status,
      body: isJson ? JSON.parse(text) : text,
      headers: response.headers,
    };
  }

  function as(account: StaffAccount, token: string): SignedIn {
    const send = (method: string) => async (path: string, body?: unknown) => {
      const { status, body: answer } = await ask({ method, path, token, body });
      return { status, body: answer };
    };
    return {
      ...account,
      token,
      get: send("GET"),
      post: send("POST"),
      put: send("PUT"),
      delete: send("DELETE"),
    };
  }

  return {
    ask,
    as,
    call,
    post,
    logged,
    routes,
    /** A new member of staff with that role, signed in. */
    async signIn(
      role: string,
      options: Omit<Parameters<typeof addStaff>[0], "query" | "role"> = {},
    ) {
      const account = await addStaff({ query, role, ...options });
      return as(account, await addSession({ query, userId: account.id }));
    },
    addStaff: (options: Omit<Parameters<typeof addStaff>[0], "query">) =>
      addStaff({ query, ...options }),
    addSession: (options: Omit<Parameters<typeof addSession>[0], "query">) =>
      addSession({ query, ...options }),
  };
}
