import { beforeAll, describe, expect, test } from "vitest";
import { pool } from "#db/connect.ts";
import { addMember } from "../../tests/support/add-member.ts";
import { sessionCookie } from "../../tests/support/add-staff.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { origin } from "./testing/call-api.ts";
import { startMemberApi } from "./testing/member-api.ts";

giveOwnDatabase();

const api = startMemberApi();
const nul = "a\0b";
const half = "a\ud800b";

type Caller = "nobody" | "member" | "administrator";
let ids: Record<Exclude<Caller, "nobody">, string>;

beforeAll(async () => {
  const query = (statement: string, values: unknown[]) => pool.query(statement, values);
  const [member, administrator] = await Promise.all([
    addMember({ query }),
    api.addStaff({ role: "administrator" }),
  ]);
  ids = { member: member.id, administrator: administrator.id };
});

/** Every call there is, as it registered itself, with somebody who may make it. */
const calls = listCalls();

function listCalls(): { method: string; path: string; as: Caller }[] {
  const registered = api.routes
    .filter(({ method, path }) => method !== "ALL" && !path.endsWith("*"))
    .map(({ method, path }) => `${method} ${path}`);
  const signIn = ["sign-in/email", "change-password", "two-factor/verify-totp"].map(
    (name) => `POST /api/auth/${name}`,
  );
  return [...new Set([...registered, ...signIn])].map((call) => {
    const [method = "", path = ""] = call.split(" ");
    const as = path.startsWith("/api/backoffice") ? "administrator" : "member";
    return { method, path, as };
  });
}

/** A fresh session for every call: some calls end sessions. */
async function ask({
  as,
  path,
  method,
  headers = {},
  body,
}: {
  as: Caller;
  path: string;
  method: string;
  headers?: Record<string, string>;
  body?: BodyInit;
}): Promise<number> {
  const token = as === "nobody" ? undefined : await api.addSession({ userId: ids[as] });
  const response = await api.call(path, {
    method,
    headers: {
      ...(token && { Cookie: sessionCookie(token) }),
      ...(method !== "GET" && { Origin: origin }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
  await response.body?.cancel();
  return response.status;
}

const anyRecord = (path: string) => path.replace(/:\w+(?:\{[^}]*\})?/g, "none-such");

test("there are as many calls as ever", () => {
  expect(calls.length).toBeGreaterThan(120);
});

describe("a NUL in an address is a bad request, whatever is asked for:", () => {
  test.each(calls)("$method $path", async ({ method, path, as }) => {
    const inPath = path.replace(/:\w+(?:\{[^}]*\})?/, "%00");
    const addresses = [
      ...(inPath === path ? [] : [inPath]),
      ...["q", "query", "_id", "lang", "name", "filter", "sort", "%00"].map(
        (name) => `${anyRecord(path)}?${name}=a%00b`,
      ),
      `${anyRecord(path)}?filter=${encodeURIComponent('{"q":"a\\u0000b"}')}&q=x`,
    ];
    const statuses = [];
    for (const address of addresses) statuses.push(await ask({ as, method, path: address }));
    expect(statuses.slice(0, -1)).toEqual(statuses.slice(0, -1).map(() => 400));
    expect(statuses.at(-1)).toBeLessThan(500);
  });
});

/** Names that fields have anywhere, so that validation meets the character where it can. */
const names = [
  ...["name", "title", "text", "email", "phone", "message", "conts", "note", "token", "password"],
  ...[
    "code",
    "vcode",
    "key",
    "id",
    "_id",
    "tag",
    "page",
    "referrer",
    "lang",
    "role",
    "status",
    "q",
  ],
  ...["place", "about", "kind", "began", "value", "body", "subject", "job", "query", "version"],
];

const fieldsOf = (value: string) => Object.fromEntries(names.map((name) => [name, value]));

function inParts(value: string) {
  const form = new FormData();
  for (const name of names) form.set(name, value);
  return form;
}

/** As no library writes it: a file whose name has the character. */
const namedFile = `--x\r\nContent-Disposition: form-data; name="file"; filename="${nul}.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF\r\n--x--\r\n`;

const bodies: [string, string | undefined, () => BodyInit][] = [
  ["NUL in JSON", "application/json", () => JSON.stringify(fieldsOf(nul))],
  ["NUL in the name of a field", "application/json", () => JSON.stringify({ [nul]: "x" })],
  ["NUL deep in JSON", "application/json", () => JSON.stringify({ x: [{ y: [nul] }] })],
  ["a bare NUL", "application/json", () => `{"name":"${nul}"}`],
  ["half a character in JSON", "application/json", () => JSON.stringify(fieldsOf(half))],
  [
    "NUL in a form",
    "application/x-www-form-urlencoded",
    () => new URLSearchParams(fieldsOf(nul)).toString(),
  ],
  ["NUL in a form in parts", undefined, () => inParts(nul)],
  ["NUL in the name of a file", "multipart/form-data; boundary=x", () => namedFile],
];

describe.each(bodies)("%s is never a fault of ours:", (_, type, make) => {
  const written = calls.filter(({ method }) => method !== "GET");
  test.each(written)("$method $path", async ({ method, path, as }) => {
    const headers: Record<string, string> = type ? { "Content-Type": type } : {};
    const status = await ask({ as, method, path: anyRecord(path), headers, body: make() });
    // Some calls read no body, some only one of another type.
    expect(status).toBeLessThan(500);
  });
});

/** Calls that are right but for the character. */
const otherwiseRight: [string, Caller, Record<string, unknown>][] = [
  [
    "/api/backoffice/reply-templates",
    "administrator",
    { name: "x", subject: { zh: "x", en: "x", ar: "x" }, text: { zh: "x", en: nul, ar: "x" } },
  ],
  [
    "/api/users/register",
    "nobody",
    { name: nul, email: "a@example.com", password: "x".repeat(12) },
  ],
  [
    "/api/users/resume/save",
    "member",
    { kind: "experience", place: nul, title: "x", began: "2019-09", ended: null, about: half },
  ],
  ["/api/auth/sign-in/email", "nobody", { email: "a@example.com", password: nul }],
  ["/api/admin/addMessage", "nobody", { name: "x", conts: half }],
  ["/api/posts/addVisitor", "nobody", { page: nul }],
];

test.each(otherwiseRight)("%s by %s is refused for it alone", async (path, as, fields) => {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify(fields);
  expect(await ask({ as, path, method: "POST", headers, body })).toBe(400);
});

test("what only looks like such a character is a text like any other", async () => {
  const told = {
    page: "/en?q=\\u0000",
    referrer: "C:\\ud800\\u0000.txt",
    user: "😀 \\ud83d\\ude00",
  };
  expect((await api.post("/api/posts/addVisitor", told)).status).toBe(200);
  const spelled = '{"page":"\\ud83d\\ude00"}';
  const headers = { "Content-Type": "application/json" };
  expect(
    await ask({
      as: "nobody",
      path: "/api/posts/addVisitor",
      method: "POST",
      headers,
      body: spelled,
    }),
  ).toBe(200);
});

test("cookies and tokens with such characters belong to nobody", async () => {
  const path = "/api/backoffice/account";
  const sent: Record<string, string>[] = [
    { Cookie: "better-auth.session_token=a%00b.c%00d; lang=%00" },
    { Cookie: "__Secure-better-auth.session_token=%00; tinghe.session_token=%00" },
    { Authorization: "Bearer a%00b" },
    { Authorization: "Bearer a%00b.c%00d" },
    { "Accept-Language": "%00", "User-Agent": "%00" },
  ];
  for (const headers of sent) {
    expect(await ask({ as: "nobody", path, method: "GET", headers })).toBe(401);
    const status = await ask({
      ...{ as: "nobody", path: "/api/auth/get-session", method: "GET", headers },
    });
    expect(status).toBeLessThan(500);
  }
});

test("nothing of all this is in the log", () => {
  expect(api.logged()).not.toContain('"level":50');
});
