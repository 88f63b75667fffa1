import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { countAttempt } from "#domain/staff/sign-in/lock-out.ts";
import type { StaffAccount } from "../../../tests/support/add-staff.ts";
import { makeCode } from "../../../tests/support/make-code.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { startStaffApi } from "../testing/staff-api.ts";

giveOwnDatabase();

const api = startStaffApi();
const otherNode = startStaffApi();

let editor: StaffAccount;

beforeEach(async () => {
  await db.deleteFrom("sign_in_attempt").execute();
  await db.deleteFrom("staff_role").execute();
  editor = await api.addStaff({ role: "editor" });
});

function signIn({
  email = editor.email,
  password = editor.password,
  ip = "192.0.2.1",
  node = api,
} = {}) {
  return node.post("/api/auth/sign-in/email", { email, password }, { ip });
}

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

/** Counts failures without the slow work of looking at a password. */
async function failBefore({
  times,
  email = editor.email,
  ip = "198.51.100.1",
  device,
}: {
  times: number;
  email?: string;
  ip?: string;
  device?: string | undefined;
}) {
  for (let time = 0; time < times; time++) await countAttempt({ account: email, ip, device });
}

/** Signs in once, and gives the cookie by which this browser is known from then on. */
async function knownDevice({ ip = "192.0.2.1" } = {}) {
  const entered = await signIn({ ip });
  expect(entered.status).toBe(200);
  const device = entered.headers.getSetCookie().find((cookie) => cookie.startsWith("device="));
  expect(device).toMatch(/HttpOnly/);
  return { Cookie: device?.split(";")[0] ?? "" };
}

describe("lock-out", () => {
  test("after ten wrong passwords the right one has to wait, on every node", async () => {
    await failBefore({ times: 9 });
    expect((await signIn({ password: "a guess" })).status).toBe(401);
    for (const node of [api, otherNode]) {
      const locked = await signIn({ node });
      expect(locked.status).toBe(429);
      const wait = Number(locked.headers.get("Retry-After"));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(30);
    }
    await sql`update sign_in_attempt set locked_until = now()`.execute(db);
    expect((await signIn()).status).toBe(200);
    await failBefore({ times: 9 });
    expect((await signIn()).status).toBe(200);
  });

  test("a stranger who guesses does not lock out who has signed in before", async () => {
    const headers = await knownDevice();
    await failBefore({ times: 20 });
    const { email, password } = editor;
    const credentials = { email, password };
    const elsewhere = { ip: "203.0.113.9" };
    expect((await signIn(elsewhere)).status).toBe(429);
    // With the device, wherever it is; and at the address, without it.
    const away = { headers, ip: "203.0.113.10" };
    expect((await api.post("/api/auth/sign-in/email", credentials, away)).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    expect((await signIn(elsewhere)).status).toBe(429);
  });

  test("neither does one who shares the address and tries everybody", async () => {
    const headers = await knownDevice();
    for (let time = 0; time < 30; time++) {
      await failBefore({ times: 1, email: `person-${time}@example.com`, ip: "192.0.2.1" });
    }
    expect((await signIn()).status).toBe(429);
    const { email, password } = editor;
    const known = await api.post("/api/auth/sign-in/email", { email, password }, { headers });
    expect(known.status).toBe(200);
  });

  test("a known device has ten guesses like everybody else", async () => {
    const headers = await knownDevice();
    await failBefore({ times: 10, device: headers.Cookie.split("=")[1] });
    const { email, password } = editor;
    const credentials = { email, password };
    const known = await api.post("/api/auth/sign-in/email", credentials, { headers });
    expect(known.status).toBe(429);
    // And what it failed is not held against the owner elsewhere.
    expect((await signIn({ ip: "203.0.113.9" })).status).toBe(200);
  });

  test("the device of one person is a stranger's for another", async () => {
    const headers = await knownDevice();
    const other = await api.addStaff({ role: "editor" });
    await failBefore({ times: 10, email: other.email });
    const { email, password } = other;
    const caller = { headers, ip: "203.0.113.9" };
    expect((await api.post("/api/auth/sign-in/email", { email, password }, caller)).status).toBe(
      429,
    );
  });

  test("a new password by a link lifts it, and the device that set it is let in from then on", async () => {
    await failBefore({ times: 20 });
    const administrator = await api.signIn("administrator");
    const { body } = await administrator.post(`/people/${editor.id}/password-link`, { lang: "en" });
    const token = (body as { path: string }).path.split("#")[1];
    const ip = "203.0.113.9";
    const password = "a quiet walnut wall";
    const spend = { token, name: "Ed", password };
    const spent = await api.post("/api/backoffice/links/spend", spend, { ip });
    expect(spent.status).toBe(200);
    expect((await signIn({ password, ip: "203.0.113.10" })).status).toBe(200);
    // And when the stranger goes on at once.
    await failBefore({ times: 20 });
    const headers = { Cookie: cookiesOf(spent) };
    const { email } = editor;
    const entered = await api.post("/api/auth/sign-in/email", { email, password }, { headers });
    expect(entered.status).toBe(200);
  });

  test("tells nothing about who has an account", async () => {
    const answers = async (email: string) => {
      await failBefore({ times: 8, email });
      const texts: string[] = [];
      for (let time = 0; time < 4; time++) {
        const answer = await signIn({ email, password: "wrong", ip: `198.51.100.${time}` });
        texts.push(`${answer.status} ${answer.headers.has("Retry-After")} ${await answer.text()}`);
      }
      return texts;
    };
    expect(await answers("nobody@example.com")).toEqual(await answers(editor.email));
  });

  test("an address that tries everybody is locked, and nobody else", async () => {
    const ip = "192.0.2.66";
    for (let time = 0; time < 28; time++) {
      await failBefore({ times: 1, email: `person-${time}@example.com`, ip });
    }
    for (const email of ["ann@example.com", "bo@example.com"]) {
      expect((await signIn({ email, password: "wrong", ip })).status).toBe(401);
    }
    expect((await signIn({ ip })).status).toBe(429);
    expect((await signIn({ ip: "192.0.2.67" })).status).toBe(200);
  });

  test("counts guesses at the password of somebody who left the screen open, too", async () => {
    const headers = { Cookie: cookiesOf(await signIn()) };
    const guess = { currentPassword: "wrong", newPassword: "a quiet walnut wall" };
    const change = () => api.post("/api/auth/change-password", guess, { headers });
    const device = /device=([^;]+)/.exec(headers.Cookie)?.[1];
    await failBefore({ times: 8, device });
    expect((await change()).status).toBe(400);
    expect((await change()).status).toBe(400);
    expect((await change()).status).toBe(429);
  });
});

describe("the second factor", () => {
  /** Turns it on as the screen does, and gives the means to make codes. */
  async function enrol() {
    const headers = { Cookie: cookiesOf(await signIn()) };
    const enabled = await api.post(
      "/api/auth/two-factor/enable",
      { password: editor.password },
      { headers },
    );
    expect(enabled.status).toBe(200);
    const { totpURI, backupCodes } = (await enabled.json()) as {
      totpURI: string;
      backupCodes: string[];
    };
    const secret = new URL(totpURI).searchParams.get("secret") ?? "";
    const used = makeCode(secret);
    const verified = await api.post(
      "/api/auth/two-factor/verify-totp",
      { code: used },
      { headers },
    );
    expect(verified.status).toBe(200);
    const code = () => makeCode(secret, { ahead: 1 });
    return { used, code, backupCodes, headers: { Cookie: cookiesOf(verified) } };
  }

  /** The password was given; what is left is the code. */
  async function giveCode({
    code,
    node = api,
    ...body
  }: {
    code: string;
    node?: typeof api;
    trustDevice?: boolean;
  }) {
    const headers = { Cookie: cookiesOf(await signIn()) };
    return node.post("/api/auth/two-factor/verify-totp", { code, ...body }, { headers });
  }

  const account = async (headers: Record<string, string>) =>
    (await api.ask({ path: "/account", headers })).status;

  test("is asked for after the password; only both together sign in", async () => {
    const { code } = await enrol();
    const half = await signIn();
    expect(await half.json()).toMatchObject({ twoFactorRedirect: true });
    const cookies = { Cookie: cookiesOf(half) };
    expect(await account(cookies)).toBe(401);

    const wrong = await api.post(
      "/api/auth/two-factor/verify-totp",
      { code: "000000" },
      { headers: cookies },
    );
    expect(wrong.status).toBe(401);
    const right = await otherNode.post(
      "/api/auth/two-factor/verify-totp",
      { code: code() },
      { headers: cookies },
    );
    expect(right.status).toBe(200);
    expect(await account({ Cookie: cookiesOf(right) })).toBe(200);
  });

  test("a code counts once, however many give it at once and wherever", async () => {
    const { used, code } = await enrol();
    expect((await giveCode({ code: used })).status).toBe(401);
    const next = code();
    const answers = await Promise.all([
      giveCode({ code: next }),
      giveCode({ code: next, node: otherNode }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await giveCode({ code: next })).status).toBe(401);
  });

  test("a code is another one again when it can come again", async () => {
    const { used } = await enrol();
    await sql`update used_code set expires_at = now()`.execute(db);
    expect((await giveCode({ code: used })).status).toBe(200);
  });

  test("no device is trusted in its place, whatever is asked for and kept", async () => {
    const { code } = await enrol();
    const entered = await giveCode({ code: code(), trustDevice: true });
    expect(entered.status).toBe(200);
    const headers = { Cookie: cookiesOf(entered) };
    const { email, password } = editor;
    const again = await api.post("/api/auth/sign-in/email", { email, password }, { headers });
    expect(await again.json()).toMatchObject({ twoFactorRedirect: true });
  });

  test("a backup code signs in once", async () => {
    const { backupCodes } = await enrol();
    const use = async () => {
      const cookies = { Cookie: cookiesOf(await signIn()) };
      return api.post(
        "/api/auth/two-factor/verify-backup-code",
        { code: backupCodes[0] },
        { headers: cookies },
      );
    };
    expect((await use()).status).toBe(200);
    expect((await use()).status).toBe(401);
  });

  test("codes cannot be guessed: each round of guesses is followed by a longer wait", async () => {
    await enrol();
    const statuses: number[] = [];
    for (let round = 0; round < 3; round++) {
      const cookies = { Cookie: cookiesOf(await signIn()) };
      for (let time = 0; time < 4; time++) {
        const answer = await api.post(
          "/api/auth/two-factor/verify-totp",
          { code: "000000" },
          { headers: cookies, ip: `198.51.100.${round * 4 + time}` },
        );
        statuses.push(answer.status);
      }
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });

  test("can be given up, unless the role demands it", async () => {
    const { headers } = await enrol();
    const body = { password: editor.password };
    await db
      .insertInto("staff_role")
      .values({ role: "editor", second_factor_required: true })
      .execute();
    expect((await api.post("/api/auth/two-factor/disable", body, { headers })).status).toBe(403);
    await db.deleteFrom("staff_role").execute();
    expect((await api.post("/api/auth/two-factor/disable", body, { headers })).status).toBe(200);
    expect(await (await signIn()).json()).toMatchObject({ user: { email: editor.email } });
  });

  test("is removed by an administrator for somebody who lost the telephone", async () => {
    const { headers } = await enrol();
    const administrator = await api.signIn("administrator");
    await administrator.delete(`/people/${editor.id}/second-factor`);
    expect(await account(headers)).toBe(401);
    expect(await (await signIn()).json()).toMatchObject({ user: { email: editor.email } });
  });

  test("what happens at the sign-in is in the log", async () => {
    await enrol();
    const rows = await db
      .selectFrom("audit_entry")
      .where("record_id", "=", editor.id)
      .orderBy("id")
      .select(["action", "actor", sql<string>`host(ip)`.as("ip")])
      .execute();
    const by = { actor: editor.id, ip: "192.0.2.1" };
    expect(rows).toEqual([
      { action: "signed-in", ...by },
      { action: "second-factor-added", ...by },
    ]);
  });
});

test("calls of the sign-in library that nobody uses do not answer", async () => {
  for (const path of [
    "sign-up/email",
    "update-user",
    "delete-user",
    "list-sessions",
    "ok",
    "error",
  ]) {
    expect((await api.post(`/api/auth/${path}`, {})).status, path).toBe(404);
  }
});
