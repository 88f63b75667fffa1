import { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { type Role, roleMay, roles } from "#domain/staff/permissions.ts";
import type { StaffAccount } from "../../../tests/support/add-staff.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { createAuthHandler } from "../auth.ts";
import { origin } from "../testing/call-api.ts";
import { startStaffApi } from "../testing/staff-api.ts";
import { createBackOffice, refuseUnguarded } from "./app.ts";
import type { StaffEnvironment } from "./environment.ts";
import { guardOf } from "./guard.ts";

giveOwnDatabase();

const api = startStaffApi();

/** Every call of the back office, as it registered itself. */
const calls = readCalls();

function readCalls() {
  const auth = createAuthHandler({ config: { origin, behindTls: false } });
  const { routes } = createBackOffice({ config: { origin }, auth });
  return routes.flatMap(({ method, path, handler }) => {
    const guard = guardOf(handler);
    if (!guard) return [];
    return [
      { name: `${method} ${path}`, method, path: path.replace(/:\w+/g, "none-such"), ...guard },
    ];
  });
}

const guarded = calls.filter((call) => call.permission !== undefined);

let people: Record<Role | "stranger", StaffAccount>;

beforeAll(async () => {
  const accounts = ["stranger" as const, ...roles].map(
    async (role) => [role, await api.addStaff({ role })] as const,
  );
  people = Object.fromEntries(await Promise.all(accounts)) as typeof people;
});

/** What the door gives out: the session's token and our signature of it, as they stand in the cookie. */
type Cookie = { name: string; token: string; signature: string };

let ofAdministrator: Cookie;
let ofViewer: Cookie;

beforeAll(async () => {
  ofAdministrator = await enterDoor(people.administrator);
  ofViewer = await enterDoor(people.viewer);
});

async function enterDoor({ email, password }: StaffAccount): Promise<Cookie> {
  const response = await api.post("/api/auth/sign-in/email", { email, password });
  const [cookie = ""] = response.headers.getSetCookie().filter((set) => /session_token=/.test(set));
  const [, name = "", value = ""] = /^([^=]+)=([^;]+)/.exec(cookie) ?? [];
  const [token = "", signature = ""] = decodeURIComponent(value).split(".");
  return { name, token, signature };
}

const forgeries: [string, () => string][] = [
  ["nobody's token", () => `${"0123456789abcdef".repeat(2)}.${ofViewer.signature}`],
  ["a signature that somebody made up", () => `${ofAdministrator.token}.Zm9yZ2VkIHNpZ25hdHVyZQ==`],
  [
    "a signature changed in one place",
    () => `${ofAdministrator.token}.${changeSign(ofAdministrator)}`,
  ],
  [
    "another's token under one's own signature",
    () => `${ofAdministrator.token}.${ofViewer.signature}`,
  ],
];

function changeSign({ signature }: Cookie): string {
  return `${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`;
}

const asCookie = (value: string) => ({
  Cookie: `${ofAdministrator.name}=${encodeURIComponent(value)}`,
});

type Call = (typeof calls)[number];

/** A fresh session for every call: some calls end sessions. */
async function makeCall({
  call: { method, path, stream },
  as,
  validFor = "1 hour",
  headers = {},
}: {
  call: Call;
  as: Role | "stranger";
  validFor?: string;
  headers?: Record<string, string>;
}) {
  const token = await api.addSession({ userId: people[as].id, validFor });
  return api.ask({ method, path, stream, token, headers });
}

test("there are calls, and nothing else answers", async () => {
  expect(guarded.length).toBeGreaterThan(15);
  const administrator = await api.signIn("administrator");
  expect((await administrator.get("/none-such")).status).toBe(404);
});

test("a call that does not say who may make it keeps the site from starting", () => {
  const unguarded = new Hono<StaffEnvironment>().get("/open", (context) => context.text("open"));
  expect(() => refuseUnguarded(unguarded)).toThrow("GET /open of the back office");
});

test("a cookie as the door gave it is taken, as a cookie and as a token", async () => {
  const value = `${ofAdministrator.token}.${ofAdministrator.signature}`;
  expect((await api.ask({ path: "/account", headers: asCookie(value) })).status).toBe(200);
  expect((await api.ask({ path: "/account", token: value })).status).toBe(200);
});

describe.each(guarded)("$name", (call) => {
  const permission = call.permission ?? "account";

  test.each(roles)("for %s", async (role) => {
    const { status, headers } = await makeCall({ call, as: role });
    if (roleMay({ role, permission })) {
      expect([401, 403, 500]).not.toContain(status);
    } else {
      expect(status).toBe(403);
    }
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
  });

  test("is refused to a role the back office does not know", async () => {
    expect((await makeCall({ call, as: "stranger" })).status).toBe(403);
  });

  test.each([
    ["no session", undefined],
    ["a forged token", "0123456789abcdef0123456789abcdef"],
    ["a token with a forged signature", "0123456789abcdef.Zm9yZ2VkIHNpZ25hdHVyZQ"],
  ])("is refused with %s", async (_name, token) => {
    const { status, body, headers } = await api.ask({ ...call, token });
    expect(status).toBe(401);
    expect(body).toEqual({ code: 401, msg: "Your session has expired, please sign in again" });
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
  });

  test.each(forgeries)("is refused with %s, in a cookie and as a token", async (_name, forge) => {
    expect((await api.ask({ ...call, headers: asCookie(forge()) })).status).toBe(401);
    expect((await api.ask({ ...call, token: forge() })).status).toBe(401);
  });

  test("is refused with a cookie that nobody signed", async () => {
    const { status } = await api.ask({ ...call, headers: asCookie(ofAdministrator.token) });
    expect(status).toBe(401);
  });

  test("is refused with a session that has expired", async () => {
    const answer = await makeCall({ call, as: "administrator", validFor: "-1 second" });
    expect(answer.status).toBe(401);
  });

  test.each([
    ["another site", { "Sec-Fetch-Site": "cross-site" }],
    ["another host of the same company", { "Sec-Fetch-Site": "same-site" }],
  ])("is refused when a page of %s makes it", async (_name, headers) => {
    expect((await makeCall({ call, as: "administrator", headers })).status).toBe(403);
  });
});

const changing = guarded.filter(({ method }) => method !== "GET");

describe.each(["https://evil.example", "null"])("from a page at %s", (from) => {
  test.each(changing)("$name is refused", async (call) => {
    const headers = { Origin: from };
    expect((await makeCall({ call, as: "administrator", headers })).status).toBe(403);
  });
});

describe("before the door is fully open", () => {
  const [first] = guarded.filter(({ permission }) => permission === "people.read");

  test("who has to change the password has only the account", async () => {
    const person = await api.signIn("administrator", { mustChangePassword: true });
    expect((await person.get("/account")).status).toBe(200);
    expect(await person.get(first?.path ?? "")).toEqual({
      status: 403,
      body: { code: 403, msg: "Please change your password first" },
    });
  });

  test("who has to have a second factor has only the account", async () => {
    const administrator = await api.signIn("administrator");
    const editor = await api.signIn("editor");
    const read = guarded.find(
      ({ permission, method }) => permission === "dashboard.read" && method === "GET",
    );
    const demand = (required: boolean) =>
      administrator.put("/roles/administrator", { secondFactorRequired: required });
    expect((await demand(true)).status).toBe(200);
    expect(await administrator.get("/people")).toEqual({
      status: 403,
      body: { code: 403, msg: "Please turn on two-step verification first" },
    });
    expect((await administrator.get("/account")).body).toMatchObject({
      secondFactorRequired: true,
      hasSecondFactor: false,
    });
    expect((await editor.get("/account")).body).toMatchObject({ secondFactorRequired: false });
    if (read) expect((await editor.get(read.path)).status).not.toBe(403);
  });
});
