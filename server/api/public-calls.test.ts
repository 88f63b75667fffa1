import { expect, test } from "vitest";
import { sessionCookie } from "../../tests/support/add-staff.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { expectedPublicCalls } from "./expected-public-calls.ts";
import { origin } from "./testing/call-api.ts";
import { startMemberApi } from "./testing/member-api.ts";

giveOwnDatabase();

const api = startMemberApi();

/** Those of the back office and of sign-in have tables of their own. */
const isElsewhere = (path: string) => /^\/api\/(?:auth|backoffice)\//.test(path);

test("every call has its line in the table, and every line its call", () => {
  const routes = api.routes
    .filter(({ method, path }) => method !== "ALL" && !isElsewhere(path))
    .map(({ method, path }) => `${method} ${path.replace(/\{.*\}$/, "")}`);
  expect([...new Set(routes)].sort()).toEqual(Object.keys(expectedPublicCalls).sort());
});

async function ask({ name, token }: { name: string; token?: string | undefined }) {
  const [method = "", path = ""] = name.split(" ");
  const sends = method === "POST";
  const { status } = await api.call(path.replace(/:\w+/g, "none-such"), {
    method,
    headers: {
      ...(token !== undefined && { Cookie: sessionCookie(token) }),
      ...(sends && { "Content-Type": "application/json", Origin: origin }),
    },
    ...(sends && { body: "{}" }),
  });
  if (status === 401 || status === 403) return "may not";
  return status < 500 ? "may" : `fails with ${status}`;
}

test.each(Object.entries(expectedPublicCalls))(
  "%s is for %s and nobody else",
  async (name, who) => {
    // Everybody anew for every call: one of them ends the account.
    const [member, editor] = [await api.join(), await api.signIn("editor")];
    const others = who === "anybody" ? "may" : "may not";
    expect({
      member: await ask({ name, token: member.token }),
      staff: await ask({ name, token: editor.token }),
      nobody: await ask({ name }),
      forged: await ask({ name, token: "forged" }),
    }).toEqual({
      member: "may",
      staff: others,
      nobody: others,
      forged: others,
    });
  },
);
