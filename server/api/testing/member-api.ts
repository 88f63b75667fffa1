import { pool } from "#db/connect.ts";
import { addMember } from "../../../tests/support/add-member.ts";
import { addSession, type StaffAccount, sessionCookie } from "../../../tests/support/add-staff.ts";
import { type Answer, origin } from "./call-api.ts";
import { startStaffApi } from "./staff-api.ts";

/** A member who is signed in, and their calls: `mina.post("profile", { … })`. */
export type SignedInMember = StaffAccount & {
  /** What their cookie holds. */
  token: string;
  get(path: string): Promise<Answer>;
  post(path: string, body?: object): Promise<Answer>;
};

const query = (statement: string, values: unknown[]) => pool.query(statement, values);

/** The API of one node, as members and staff use it. */
export function startMemberApi({ env = {} }: { env?: Record<string, string> } = {}) {
  const staffApi = startStaffApi({ env });

  async function ask({
    method = "GET",
    path,
    token,
    body,
    headers = {},
    ip,
  }: {
    method?: string;
    path: string;
    token?: string | undefined;
    body?: object | undefined;
    headers?: Record<string, string>;
    ip?: string;
  }): Promise<Answer & { headers: Headers }> {
    const response = await staffApi.call(
      `/api/users/${path}`,
      {
        method,
        headers: {
          ...(token !== undefined && { Cookie: sessionCookie(token) }),
          ...(method === "POST" && { "Content-Type": "application/json", Origin: origin }),
          "Accept-Language": "en",
          ...headers,
        },
        ...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
      },
      ip ? { ip } : {},
    );
    const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
    const answer = isJson ? await response.json() : await response.text();
    return { status: response.status, body: answer, headers: response.headers };
  }

  return {
    ...staffApi,
    askAsMember: ask,
    async join({ name }: { name?: string } = {}): Promise<SignedInMember> {
      const account = await addMember({ query, ...(name && { name }) });
      const token = await addSession({ query, userId: account.id });
      return {
        ...account,
        token,
        get: (path) => ask({ path, token }),
        post: (path, body) => ask({ method: "POST", path, token, body }),
      };
    },
  };
}
