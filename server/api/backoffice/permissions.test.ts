import { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { pool } from "#db/connect.ts";
import { roles } from "#domain/staff/permissions.ts";
import { addMember } from "../../../tests/support/add-member.ts";
import type { StaffAccount } from "../../../tests/support/add-staff.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { createAuthHandler } from "../auth.ts";
import { origin } from "../testing/call-api.ts";
import { startStaffApi } from "../testing/staff-api.ts";
import { createBackOffice, refuseUnguarded } from "./app.ts";
import type { StaffEnvironment } from "./environment.ts";
import {
  type Caller,
  expectedForJobs,
  expectedForTexts,
  expectedPermissions,
} from "./expected-permissions.ts";
import { guardOf } from "./guard.ts";

giveOwnDatabase();

const api = startStaffApi();

type Call = { method: string; path: string; stream: boolean };

/** Every call of the back office, as it registered itself. */
const calls = readCalls();

function readCalls(): Map<string, Call> {
  const auth = createAuthHandler({ config: { origin, behindTls: false } });
  const { routes } = createBackOffice({ config: { origin }, auth });
  return new Map(
    routes.flatMap(({ method, path, handler }) => {
      const guard = guardOf(handler);
      const anyRecord = path.replace(/:\w+/g, "none-such");
      const call = { method, path: anyRecord, stream: guard?.stream ?? false };
      return guard ? [[`${method} ${path}`, call] as const] : [];
    }),
  );
}

/** Every role, a member of the site, and a role that the back office does not know. */
const signedIn = [...roles, "member", "stranger"] as const;
type SignedIn = (typeof signedIn)[number];

let people: Record<SignedIn, StaffAccount>;

beforeAll(async () => {
  const query = (statement: string, values: unknown[]) => pool.query(statement, values);
  const accounts = signedIn.map(async (role) => {
    const translates = role === "translator" ? "ar" : null;
    const account = role === "member" ? addMember({ query }) : api.addStaff({ role, translates });
    return [role, await account] as const;
  });
  people = Object.fromEntries(await Promise.all(accounts)) as typeof people;
});

/** A fresh session for every call: some calls end sessions. */
async function makeCall({
  call,
  as,
  validFor = "1 hour",
  headers = {},
}: {
  call: Call;
  as: SignedIn;
  validFor?: string;
  headers?: Record<string, string>;
}) {
  const token = await api.addSession({ userId: people[as].id, validFor });
  return api.ask({ ...call, token, headers });
}

function judge(status: number): "may" | "may not" | "not signed in" | "fails" {
  if (status === 500) return "fails";
  if (status === 401) return "not signed in";
  return status === 403 ? "may not" : "may";
}

test("every call has its line in the table, and every line its call", () => {
  expect([...calls.keys()].sort()).toEqual(Object.keys(expectedPermissions).sort());
});

test.each(Object.entries(expectedPermissions))(
  "%s is for %j and nobody else",
  async (name, who) => {
    const call = calls.get(name);
    if (!call) throw new Error("There is no such call");
    const open = who.includes("anybody");

    const answers = await Promise.all(
      signedIn.map(async (as) => [as, await makeCall({ call, as })] as const),
    );
    const seen = answers.map(([as, { status }]) => [as, judge(status)]);
    const written = signedIn.map((as) => [
      as,
      open || who.includes(as as Caller) ? "may" : "may not",
    ]);
    expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(written));

    const stranger = await api.ask(call);
    expect(judge(stranger.status)).toBe(open ? "may" : "not signed in");
    const elsewhere = await Promise.all(
      ["cross-site", "same-site"].map((site) =>
        makeCall({ call, as: "administrator", headers: { "Sec-Fetch-Site": site } }),
      ),
    );
    const pages = call.method === "GET" ? [] : ["https://evil.example", "null"];
    const forged = await Promise.all(
      pages.map((from) => makeCall({ call, as: "administrator", headers: { Origin: from } })),
    );
    for (const { status } of [...elsewhere, ...forged]) expect(judge(status)).toBe("may not");

    for (const { headers } of [stranger, ...answers.map(([, answer]) => answer)]) {
      expect(headers.get("Cache-Control")).toBe("no-store");
      expect(headers.get("X-Robots-Tag")).toBe("noindex");
    }
  },
);

test("every call about one kind of content has its line for jobs and for texts", () => {
  const ofKinds = Object.keys(expectedPermissions).filter((name) => name.includes("/:kind"));
  expect(Object.keys(expectedForJobs).sort()).toEqual(ofKinds.sort());
  expect(Object.keys(expectedForTexts).sort()).toEqual(ofKinds.sort());
});

const ofOneKind = [
  ...Object.entries(expectedForJobs).map(([name, who]) => [name, "job", who] as const),
  ...Object.entries(expectedForTexts).map(([name, who]) => [name, "article", who] as const),
];

test.each(ofOneKind)("%s of the kind %s is for %j", async (name, kind, who) => {
  const call = calls.get(name);
  if (!call) throw new Error("There is no such call");
  const ofKind = { ...call, path: call.path.replace("/content/none-such", `/content/${kind}`) };
  expect(ofKind.path).not.toBe(call.path);
  const answers = await Promise.all(
    signedIn.map(async (as) => [as, await makeCall({ call: ofKind, as })] as const),
  );
  const seen = answers.map(([as, { status }]) => [as, judge(status)]);
  const written = signedIn.map((as) => [as, who.includes(as as Caller) ? "may" : "may not"]);
  expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(written));
});

test("nothing else answers", async () => {
  const administrator = await api.signIn("administrator");
  expect((await administrator.get("/none-such")).status).toBe(404);
});

test("a call that does not say who may make it keeps the site from starting", () => {
  const unguarded = new Hono<StaffEnvironment>().get("/open", (context) => context.text("open"));
  expect(() => refuseUnguarded(unguarded)).toThrow("GET /open of the back office");
});

/** What the sign-in gives out: the session's token and our signature of it, as they stand in the cookie. */
type Cookie = { name: string; token: string; signature: string };

/** One call of each sort; what is forged is found out before it is known which call it is. */
describe.each([
  "GET /people",
  "GET /inquiries/news",
  "POST /content/:kind",
  "PUT /roles/:id",
  "DELETE /account/sessions",
])("%s with a session that is none", (name) => {
  const call = calls.get(name);
  if (!call) throw new Error(`There is no ${name}`);
  let ofAdministrator: Cookie;
  let ofViewer: Cookie;

  beforeAll(async () => {
    ofAdministrator = await enterDoor(people.administrator);
    ofViewer = await enterDoor(people.viewer);
  });

  const asCookie = (value: string) => ({
    Cookie: `${ofAdministrator.name}=${encodeURIComponent(value)}`,
  });

  test("a cookie as the sign-in gave it is taken, and as a token nothing is", async () => {
    const value = `${ofAdministrator.token}.${ofAdministrator.signature}`;
    const path = "/account";
    expect((await api.ask({ path, headers: asCookie(value) })).status).toBe(200);
    for (const token of [value, encodeURIComponent(value), ofAdministrator.token]) {
      const headers = { Authorization: `Bearer ${token}` };
      expect((await api.ask({ path, headers })).status).toBe(401);
    }
  });

  test.each<[string, () => string]>([
    ["nobody's token", () => `${"0123456789abcdef".repeat(2)}.${ofViewer.signature}`],
    ["an invented signature", () => `${ofAdministrator.token}.Zm9yZ2VkIHNpZ25hdHVyZQ==`],
    ["a changed signature", () => `${ofAdministrator.token}.${changeSign(ofAdministrator)}`],
    ["another's signature", () => `${ofAdministrator.token}.${ofViewer.signature}`],
  ])("%s is refused", async (_name, forge) => {
    expect((await api.ask({ ...call, headers: asCookie(forge()) })).status).toBe(401);
  });

  test.each([
    ["none at all", undefined],
    ["a forged token", "0123456789abcdef0123456789abcdef"],
    ["a token with a forged signature", "0123456789abcdef.Zm9yZ2VkIHNpZ25hdHVyZQ"],
  ])("%s is refused, and said so", async (_name, token) => {
    const { status, body } = await api.ask({ ...call, token });
    expect(status).toBe(401);
    expect(body).toEqual({ code: 401, msg: "Your session has expired, please sign in again" });
  });

  test("a cookie that nobody signed is refused", async () => {
    const { status } = await api.ask({ ...call, headers: asCookie(ofAdministrator.token) });
    expect(status).toBe(401);
  });

  test("one that has expired is refused", async () => {
    const answer = await makeCall({ call, as: "administrator", validFor: "-1 second" });
    expect(answer.status).toBe(401);
  });
});

async function enterDoor({ email, password }: StaffAccount): Promise<Cookie> {
  const response = await api.post("/api/auth/sign-in/email", { email, password });
  const [cookie = ""] = response.headers.getSetCookie().filter((set) => /session_token=/.test(set));
  const [, name = "", value = ""] = /^([^=]+)=([^;]+)/.exec(cookie) ?? [];
  const [token = "", signature = ""] = decodeURIComponent(value).split(".");
  return { name, token, signature };
}

function changeSign({ signature }: Cookie): string {
  return `${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`;
}

describe("before the sign-in is complete", () => {
  test("who has to change the password has only the account", async () => {
    const person = await api.signIn("administrator", { mustChangePassword: true });
    expect((await person.get("/account")).status).toBe(200);
    expect(await person.get("/people")).toEqual({
      status: 403,
      body: { code: 403, msg: "Please change your password first" },
    });
  });

  test("who has to have a second factor has only the account", async () => {
    const administrator = await api.signIn("administrator");
    const editor = await api.signIn("editor");
    const demand = (required: boolean) =>
      administrator.put("/roles/administrator", { secondFactorRequired: required });
    expect((await demand(true)).status).toBe(200);
    expect(await administrator.get("/people")).toEqual({
      status: 403,
      body: { code: 403, msg: "Please turn on two-step verification first" },
    });
    expect((await administrator.get("/account")).body).toMatchObject({
      secondFactorRequired: true,
      gaveSecondFactor: false,
    });
    expect((await editor.get("/account")).body).toMatchObject({ secondFactorRequired: false });
    expect((await editor.get("/dashboard/visitors")).status).toBe(200);
  });
});
