import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { db, pool } from "#db/connect.ts";
import { sessionCookie } from "../../../tests/support/add-staff.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { type SignedInMember, startMemberApi } from "../testing/member-api.ts";

giveOwnDatabase();

const api = startMemberApi();
let mina: SignedInMember;
let token: string;

beforeEach(async () => {
  mina = await api.join();
  const { body } = await mina.post("token");
  token = (body as { data: { token: string } }).data.token;
});

const authorization = () => ({ Authorization: `Bearer ${token}` });
const ask = (path: string) => api.askAsMember({ path, headers: authorization() });

test("a member's browser gets a token for calls to another host, good for a quarter of an hour", async () => {
  expect(await ask("me")).toMatchObject({ status: 200, body: { data: { email: mina.email } } });
  expect((await ask("flg")).status).toBe(200);
  await sql`update member_token set expires_at = now()`.execute(db);
  expect((await ask("me")).status).toBe(401);
  expect((await ask("flg")).status).toBe(401);
});

test("without a token the call of the contract asks nothing", async () => {
  expect(await api.askAsMember({ path: "flg" })).toMatchObject({ status: 200 });
  const headers = { Authorization: "Bearer forged" };
  expect(await api.askAsMember({ path: "flg", headers })).toMatchObject({ status: 401 });
});

test("it is kept as a hash", async () => {
  const { rows } = await pool.query("select token_hash from member_token");
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("it is good for no other call, and cannot be used to get another", async () => {
  for (const path of ["/account", "/members", "/dashboard/visitors"]) {
    expect((await api.ask({ path, headers: authorization() })).status, path).toBe(401);
  }
  const session = await api.call("/api/auth/get-session", { headers: authorization() });
  expect(await session.json()).toBeNull();
  const again = { method: "POST", path: "token", headers: authorization() };
  expect((await api.askAsMember(again)).status).toBe(401);
  const cookie = { Cookie: sessionCookie(token) };
  expect((await api.askAsMember({ path: "me", headers: cookie })).status).toBe(401);
});

test("staff get none, and the token of a session is none", async () => {
  const editor = await api.signIn("editor");
  const asked = { method: "POST", path: "token", token: editor.token };
  expect((await api.askAsMember(asked)).status).toBe(401);
  const [plain = ""] = mina.token.split(".");
  for (const shown of [mina.token, decodeURIComponent(mina.token), plain]) {
    const headers = { Authorization: `Bearer ${shown}` };
    expect((await api.askAsMember({ path: "me", headers })).status).toBe(401);
  }
});

test("it ends with the sign-out", async () => {
  const headers = { Cookie: sessionCookie(mina.token) };
  expect((await api.post("/api/auth/sign-out", {}, { headers })).status).toBe(200);
  expect((await ask("me")).status).toBe(401);
});

test("it ends with another password", async () => {
  const headers = { Cookie: sessionCookie(mina.token) };
  const change = { currentPassword: mina.password, newPassword: "a quiet walnut wall" };
  expect((await api.post("/api/auth/change-password", change, { headers })).status).toBe(200);
  expect((await ask("me")).status).toBe(401);
});

test("it ends when the member is disabled, and when the session runs out", async () => {
  await sql`update auth_session set expires_at = now() where user_id = ${mina.id}`.execute(db);
  expect((await ask("me")).status).toBe(401);
  const lea = await api.join();
  const { body } = await lea.post("token");
  token = (body as { data: { token: string } }).data.token;
  expect((await ask("me")).status).toBe(200);
  const administrator = await api.signIn("administrator");
  expect((await administrator.post(`/members/${lea.id}/disable`, { disabled: true })).status).toBe(
    200,
  );
  expect((await ask("me")).status).toBe(401);
});
