import { describe, expect, test } from "vitest";
import { pool } from "#db/connect.ts";
import { roles } from "#domain/staff/permissions.ts";
import { addMember } from "../../tests/support/add-member.ts";
import { type StaffAccount, sessionCookie } from "../../tests/support/add-staff.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { authCalls } from "./auth.ts";
import { expectedAuthCalls } from "./expected-auth-calls.ts";
import { origin } from "./testing/call-api.ts";
import { startStaffApi } from "./testing/staff-api.ts";

giveOwnDatabase();

const api = startStaffApi();
const query = (statement: string, values: unknown[]) => pool.query(statement, values);

/** What makes a call look at who asks, and not at what was sent. */
const sentTo: Record<string, (account: StaffAccount) => object> = {
  "/api/auth/sign-in/email": ({ email, password }) => ({ email, password }),
  "/api/auth/change-password": ({ password }) => ({
    currentPassword: password,
    newPassword: `another than ${password}`,
  }),
  "/api/auth/two-factor/enable": ({ password }) => ({ password }),
  "/api/auth/two-factor/disable": ({ password }) => ({ password }),
  "/api/auth/two-factor/generate-backup-codes": ({ password }) => ({ password }),
  "/api/auth/two-factor/verify-totp": () => ({ code: "000000" }),
  "/api/auth/two-factor/verify-backup-code": () => ({ code: "none-such" }),
  "/api/auth/passkey/verify-authentication": () => ({ response: { id: "none-such" } }),
  "/api/auth/passkey/verify-registration": () => ({ response: { id: "none-such" }, name: "Key" }),
  "/api/auth/passkey/update-passkey": () => ({ id: "none-such", name: "Key" }),
  "/api/auth/passkey/delete-passkey": () => ({ id: "none-such" }),
};

let addresses = 0;

/** Everybody anew for every call: some calls end sessions or change passwords, all count failures. */
async function ask({
  name,
  as,
  headers = {},
}: {
  name: string;
  as: string;
  headers?: Record<string, string>;
}) {
  const [method = "", path = ""] = name.split(" ");
  const account = as === "member" ? await addMember({ query }) : await api.addStaff({ role: as });
  const token = as === "nobody" ? undefined : await api.addSession({ userId: account.id });
  const sends = method === "POST";
  const init = {
    method,
    headers: {
      ...(token && { Cookie: sessionCookie(token) }),
      ...(sends && { "Content-Type": "application/json", Origin: origin }),
      ...headers,
    },
    ...(sends && { body: JSON.stringify(sentTo[path]?.(account) ?? {}) }),
  };
  const { status } = await api.call(path, init, { ip: `198.51.100.${++addresses % 250}` });
  return status;
}

function judge(status: number): string {
  if (status === 401) return "not signed in";
  if (status === 403) return "may not";
  return [200, 400, 404].includes(status) ? "may" : `fails with ${status}`;
}

test("every call has its line in the table, and every line its call", () => {
  const paths = Object.keys(expectedAuthCalls).map((name) => name.split(" ")[1] ?? "");
  expect(paths.sort()).toEqual([...authCalls].sort());
});

describe.each(Object.entries(expectedAuthCalls))("%s", (name, who) => {
  const isOpen = who.includes("anybody");

  test(`is for ${who} and nobody else`, async () => {
    const callers = [...roles, "member", "nobody"];
    const seen: [string, string][] = [];
    for (const as of callers) seen.push([as, judge(await ask({ name, as }))]);
    const written = callers.map((as) => {
      if (isOpen || who.includes(as === "member" ? "member" : "staff")) return [as, "may"];
      return [as, "may not"];
    });
    expect(Object.fromEntries(seen)).toEqual({
      ...Object.fromEntries(written),
      nobody: isOpen ? "may" : "not signed in",
    });
  });

  test("is called in one way, and changes nothing for another site's pages", async () => {
    const [method, path] = name.split(" ");
    const otherWay = `${method === "GET" ? "POST" : "GET"} ${path}`;
    expect([404, 405]).toContain(await ask({ name: otherWay, as: "viewer" }));
    const headers = { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" };
    if (method === "POST") expect(await ask({ name, as: "viewer", headers })).toBe(403);
  });
});
