import { beforeAll, describe, expect, test } from "vitest";
import { db, pool } from "#db/connect.ts";
import { readMember } from "#domain/members/session-member.ts";
import { sessionCookie } from "../../../tests/support/add-staff.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { type SignedInMember, startMemberApi } from "../testing/member-api.ts";
import type { SignedIn } from "../testing/staff-api.ts";
import { createUsers } from "../users.ts";

giveOwnDatabase();

const api = startMemberApi();
let mina: SignedInMember;
let omar: SignedInMember;
let editor: SignedIn;

beforeAll(async () => {
  mina = await api.join({ name: "Mina" });
  omar = await api.join({ name: "Omar" });
  editor = await api.signIn("editor");
});

const profile = {
  name: "Mina Rahal",
  trade: "designer",
  country: "LB",
  languages: ["ar", "en", "en"],
  about: "Concert halls.",
  listed: false,
};
const job = {
  kind: "experience",
  place: "Studio Rahal",
  title: "Acoustic designer",
  began: "2019-09",
  ended: null,
  about: "",
};
const piece = { title: "Quiet rooms", summary: "Why", body: "<p>Because.</p>" };

/** Calls that need no session: those of sign-in and registration, and the call of the contract. */
const open = new Set(["/register", "/confirm", "/forgotten", "/password", "/flg"]);

const { routes } = createUsers();
const privateCalls = [
  ...new Set(
    routes
      .filter(({ method, path }) => method !== "ALL" && !open.has(path))
      .map(({ method, path }) => `${method} ${path.slice(1).replace(/:\w+/g, "none-such")}`),
  ),
].map((call) => {
  const [method = "", path = ""] = call.split(" ");
  return { method, path };
});
const changes = privateCalls.filter(({ method }) => method === "POST");

describe("every call of a member", () => {
  test("is known here", () => {
    expect(privateCalls.length).toBeGreaterThan(15);
  });

  test.each(privateCalls)("$method $path wants a member's session", async ({ method, path }) => {
    const expired = await api.addSession({ userId: mina.id, validFor: "-1 minute" });
    for (const token of [undefined, "forged", expired, editor.token]) {
      const { status, headers } = await api.askAsMember({ method, path, token });
      expect(status, token).toBe(401);
      expect(headers.get("Cache-Control")).toBe("no-store");
    }
  });

  test.each(changes)("$method $path refuses pages of other sites", async (call) => {
    const headers = { Origin: "https://evil.example" };
    expect((await api.askAsMember({ ...call, token: mina.token, headers })).status).toBe(403);
  });
});

test("a member may make no call of the back office", async () => {
  for (const path of ["/account", "/members", "/profiles", "/inquiries", "/content/article"]) {
    expect((await api.ask({ path, token: mina.token })).status, path).toBe(403);
  }
});

test("a disabled member is out with the next call", async () => {
  const lea = await api.join();
  expect((await lea.get("me")).status).toBe(200);
  await pool.query("update auth_user set disabled_at = now() where id = $1", [lea.id]);
  expect((await lea.get("me")).status).toBe(401);
});

test("the session says who the member is, and nobody else", async () => {
  const { id, name, email } = mina;
  const headers = (token: string) => new Headers({ Cookie: sessionCookie(token) });
  const sessionId = expect.any(String);
  expect(await readMember({ headers: headers(mina.token) })).toEqual({
    id,
    name,
    email,
    sessionId,
  });
  expect(await readMember({ headers: headers(editor.token) })).toBeUndefined();
  expect(await readMember({ headers: new Headers() })).toBeUndefined();
});

describe("a profile", () => {
  test("is the caller's own, whatever id is sent along", async () => {
    const { body } = await mina.get("me");
    const { version } = (body as { data: { version: number } }).data;
    const changed = await mina.post("profile", { ...profile, version, id: omar.id });
    expect(changed).toMatchObject({
      status: 200,
      body: { data: { id: mina.id, name: "Mina Rahal", languages: ["ar", "en"], country: "LB" } },
    });
    expect(await omar.get("me")).toMatchObject({ body: { data: { name: "Omar", country: "" } } });
  });

  test("is not overwritten from an older page", async () => {
    expect((await mina.post("profile", { ...profile, version: 0 })).status).toBe(409);
  });

  test.each([
    ["name", ""],
    ["name", "x".repeat(41)],
    ["trade", "king"],
    ["country", "XX"],
    ["languages", ["tlh"]],
    ["about", "x".repeat(1001)],
    ["listed", "yes"],
  ])("is refused with a wrong %s", async (field, value) => {
    const { status, body } = await mina.post("profile", { ...profile, version: 2, [field]: value });
    expect(status).toBe(400);
    const { fields } = body as { fields: Record<string, string> };
    expect(Object.keys(fields)[0]).toMatch(new RegExp(`^${field}`));
  });
});

type Entries = { data: { experience: { id: string; title: string }[] } };

describe("a résumé", () => {
  test("keeps the order its owner gives it", async () => {
    for (const title of ["First", "Second", "Third"]) {
      await omar.post("resume/save", { ...job, title });
    }
    const { data } = (await omar.get("resume")).body as Entries;
    expect(data.experience.map(({ title }) => title)).toEqual(["Third", "Second", "First"]);
    const ids = data.experience.map(({ id }) => id).reverse();
    const ordered = (await omar.post("resume/order", { ids })).body as Entries;
    expect(ordered.data.experience.map(({ title }) => title)).toEqual(["First", "Second", "Third"]);
  });

  test("is out of others' reach", async () => {
    const { data } = (await omar.get("resume")).body as Entries;
    const ids = data.experience.map(({ id }) => id);
    const [id = ""] = ids;
    expect((await mina.post("resume/save", { ...job, id })).status).toBe(404);
    expect((await mina.post("resume/remove", { id })).status).toBe(404);
    await mina.post("resume/order", { ids: ids.toReversed() });
    expect((await omar.get("resume")).body).toMatchObject({
      data: { experience: ids.map((one) => ({ id: one })) },
    });
    expect((await mina.get("resume")).body).toMatchObject({ data: { experience: [] } });
  });

  test.each([
    ["began", "2999-01"],
    ["began", "2019-13"],
    ["began", "last year"],
    ["ended", "2019-08"],
    ["place", " "],
    ["kind", "hobby"],
  ])("refuses a wrong %s (%s)", async (field, value) => {
    const { status, body } = await mina.post("resume/save", { ...job, [field]: value });
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { [field]: expect.any(String) } });
  });
});

type Piece = { data: { id: string; state: string; body: string } };

describe("an article", () => {
  test("is sanitized as it comes in", async () => {
    const body = `<p onclick="x()">Hi<script>alert(1)</script><img src="https://evil.example/x"></p>`;
    const { data } = (await mina.post("articles/save", { ...piece, body })).body as Piece;
    expect(data.body).toBe("<p>Hi</p>");
    expect((await mina.post("articles/save", { ...piece, body: "<p> </p>" })).status).toBe(400);
  });

  test("is out of others' reach in every state", async () => {
    const { data } = (await omar.post("articles/save", piece)).body as Piece;
    const { id } = data;
    for (const path of ["save", "submit", "withdraw", "remove"]) {
      expect((await mina.post(`articles/${path}`, { ...piece, id })).status, path).toBe(404);
    }
    expect((await mina.get(`articles/${id}`)).status).toBe(404);
    expect(JSON.stringify((await mina.get("articles")).body)).not.toContain(id);
    expect((await omar.get(`articles/${id}`)).status).toBe(200);
  });

  test("goes from draft to submitted, and is then not its author's to change", async () => {
    const { data } = (await omar.post("articles/save", piece)).body as Piece;
    const { id } = data;
    expect(await omar.post("articles/submit", { id })).toMatchObject({
      body: { data: { state: "submitted" } },
    });
    expect((await omar.post("articles/save", { ...piece, id })).status).toBe(409);
    expect((await omar.post("articles/remove", { id })).status).toBe(409);
    expect(await omar.post("articles/withdraw", { id })).toMatchObject({
      body: { data: { state: "draft" } },
    });
    expect((await omar.post("articles/remove", { id })).status).toBe(200);
  });

  test("that is a draft is seen by no editor", async () => {
    const { data } = (await omar.post("articles/save", piece)).body as Piece;
    expect((await editor.get(`/member-articles/${data.id}`)).status).toBe(404);
    expect(JSON.stringify((await editor.get("/member-articles")).body)).not.toContain(data.id);
  });
});

describe("one's own data", () => {
  test("come along whole, and nobody else's", async () => {
    const rana = await api.join({ name: "Rana" });
    await rana.post("resume/save", job);
    await rana.post("articles/save", piece);
    const { body } = await rana.get("export");
    expect(body).toMatchObject({
      member: { name: "Rana", email: rana.email },
      picture: null,
      resume: { education: [], experience: [{ place: "Studio Rahal" }] },
      articles: [{ title: "Quiet rooms", state: "draft" }],
      sessions: [expect.objectContaining({ ip: "" })],
    });
    expect(JSON.stringify(body)).not.toContain(omar.email);
    expect(JSON.stringify(body)).not.toContain("password");
  });

  test("are gone for good, after the password was given", async () => {
    const rana = await api.join({ name: "Rana" });
    await rana.post("resume/save", job);
    await rana.post("articles/save", piece);
    await rana.post("basket", { owner: rana.id, version: 0, lines: [] });
    await rana.post("projects/save", { name: `For ${rana.email}` });
    expect(await rana.post("delete", { password: "wrong password" })).toMatchObject({
      status: 400,
      body: { fields: { password: "wrong" } },
    });
    expect((await rana.get("me")).status).toBe(200);
    expect((await rana.post("delete", { password: rana.password })).status).toBe(200);
    expect((await rana.get("me")).status).toBe(401);
    expect(await tracesOf([rana.id, rana.email])).toEqual(["audit_entry"]);
  });
});

/** The tables in which one of the words still stands anywhere. */
async function tracesOf(words: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await pool.query(
      `select from "${name}" one where exists (
         select from unnest($1::text[]) word where strpos(one::text, word) > 0) limit 1`,
      [words],
    );
    if (rowCount) found.push(name);
  }
  return found;
}

test("of somebody who left the log keeps an id that leads nowhere", async () => {
  const entries = await db
    .selectFrom("audit_entry")
    .where("action", "=", "deleted")
    .where("kind", "=", "member")
    .select(["actor", "ip", "before", "after"])
    .execute();
  expect(entries).toEqual([{ actor: null, ip: null, before: null, after: null }]);
});
