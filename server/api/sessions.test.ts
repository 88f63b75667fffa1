import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { db, pool } from "#db/connect.ts";
import { makeCode } from "../../tests/support/make-code.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { startMemberApi } from "./testing/member-api.ts";

giveOwnDatabase();

const api = startMemberApi();

beforeEach(async () => void (await db.deleteFrom("sign_in_attempt").execute()));

type Account = { id: string; email: string; password: string };

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

async function enter({ email, password }: Account) {
  const response = await api.post("/api/auth/sign-in/email", { email, password });
  expect(response.status).toBe(200);
  return { response, headers: { Cookie: cookiesOf(response) } };
}

/** What only the browser may know. */
function tokenIn(response: Response): string {
  const cookie = response.headers.getSetCookie().find((set) => /session_token=[^;]/.test(set));
  return decodeURIComponent(/=([^;]+)/.exec(cookie ?? "")?.[1] ?? "").split(".")[0] ?? "";
}

const isIn = async ({ Cookie }: { Cookie: string }, path = "/api/backoffice/account") =>
  (await api.call(path, { headers: { Cookie } })).ok;

describe("the token of a session", () => {
  test("stands nowhere in the database, and what stands there lets nobody in", async () => {
    const { response, headers } = await enter(await api.addStaff({ role: "editor" }));
    const token = tokenIn(response);
    expect(token).toMatch(/^\w{32}$/);
    expect(await isIn(headers)).toBe(true);
    const { rows } = await pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    for (const { name } of rows) {
      const found = await pool.query(
        `select from "${name}" one where strpos(one::text, $1) > 0 limit 1`,
        [token],
      );
      expect(found.rowCount, name).toBe(0);
    }
    const kept = await db.selectFrom("auth_session").select("token").execute();
    for (const { token: hash } of kept) {
      const tried = headers.Cookie.replaceAll(token, encodeURIComponent(hash));
      expect(await isIn({ Cookie: tried })).toBe(false);
    }
  });

  test("is in no answer and in no cookie that a script can read", async () => {
    const account = await api.addStaff({ role: "editor" });
    const { response, headers } = await enter(account);
    const answers = [response];
    const call = async (path: string, body: object, as = headers) => {
      const answer = await api.post(`/api/auth/${path}`, body, { headers: as });
      expect(answer.status, path).toBe(200);
      answers.push(answer);
      return answer;
    };
    answers.push(await api.call("/api/auth/get-session", { headers }));
    const { password } = account;
    const changed = { currentPassword: password, newPassword: "a quiet walnut wall" };
    const later = { Cookie: cookiesOf(await call("change-password", changed)) };
    const factor = { password: changed.newPassword };
    const enabled = await call("two-factor/enable", factor, later);
    const { totpURI } = (await enabled.clone().json()) as { totpURI: string };
    const secret = new URL(totpURI).searchParams.get("secret") ?? "";
    await call("two-factor/verify-totp", { code: makeCode(secret) }, later);
    const half = await call("sign-in/email", {
      email: account.email,
      password: changed.newPassword,
    });
    const code = makeCode(secret, { ahead: 1 });
    await call("two-factor/verify-totp", { code }, { Cookie: cookiesOf(half) });

    const tokens = answers.map(tokenIn).filter((token) => token !== "");
    expect(tokens.length).toBeGreaterThan(3);
    for (const answer of answers) {
      const body = await answer.text();
      for (const token of tokens) expect(body).not.toContain(token);
      expect(body).not.toContain('"token"');
      for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(/; HttpOnly/);
      expect(answer.headers.has("set-auth-token")).toBe(false);
    }
  });
});

describe("another password", () => {
  test.each([
    ["staff", "/api/backoffice/account", () => api.addStaff({ role: "editor" })],
    ["members", "/api/users/me", () => api.join()],
  ] as const)("of %s ends the other sessions, asked for or not", async (_who, path, make) => {
    const account = await make();
    const [here, there] = [await enter(account), await enter(account)];
    const change = {
      currentPassword: account.password,
      newPassword: "a quiet walnut wall",
      revokeOtherSessions: false,
    };
    const changed = await api.post("/api/auth/change-password", change, { headers: here.headers });
    expect(changed.status).toBe(200);
    expect(await isIn(there.headers, path)).toBe(false);
    expect(await isIn({ Cookie: cookiesOf(changed) }, path)).toBe(true);
  });

  test("that guessers know is refused, and the sessions stay", async () => {
    const account = await api.addStaff({ role: "editor" });
    const { headers } = await enter(account);
    const change = { currentPassword: account.password, newPassword: "Password12345" };
    const refused = await api.post("/api/auth/change-password", change, { headers });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: "PASSWORD_KNOWN" });
    expect(await isIn(headers)).toBe(true);
  });
});

describe("a session", () => {
  const lasts = async (userId: string) => {
    const { rows } = await sql<{ idle: number; longest: number }>`
      select round(extract(epoch from expires_at - now()) / 3600)::int as idle,
        round(extract(epoch from ends_at - now()) / 86400)::int as longest
      from auth_session where user_id = ${userId}`.execute(db);
    return rows;
  };

  test("of staff lasts a day unused and a week at most; of members a week and 30 days", async () => {
    const editor = await api.addStaff({ role: "editor" });
    await enter(editor);
    expect(await lasts(editor.id)).toEqual([{ idle: 24, longest: 7 }]);
    const member = await api.join();
    await db.deleteFrom("auth_session").where("user_id", "=", member.id).execute();
    await enter(member);
    expect(await lasts(member.id)).toEqual([{ idle: 168, longest: 30 }]);
  });

  test("goes on when it is used, and never past its end", async () => {
    const editor = await api.addStaff({ role: "editor" });
    const { headers } = await enter(editor);
    const age = (endsIn: string) =>
      sql`update auth_session set updated_at = now() - interval '2 hours',
        expires_at = now() + interval '1 minute', ends_at = now() + ${endsIn}::interval
        where user_id = ${editor.id}`.execute(db);
    await age("3 days");
    expect(await isIn(headers)).toBe(true);
    expect(await lasts(editor.id)).toEqual([{ idle: 24, longest: 3 }]);
    await age("5 hours");
    expect(await isIn(headers)).toBe(true);
    expect(await lasts(editor.id)).toEqual([{ idle: 5, longest: 0 }]);
    await sql`update auth_session set expires_at = now() where user_id = ${editor.id}`.execute(db);
    expect(await isIn(headers)).toBe(false);
  });
});
