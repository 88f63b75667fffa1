import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { resetAccess } from "#domain/staff/passwords/reset-access.ts";
import type { StaffAccount } from "../../../tests/support/add-staff.ts";
import { sessionCookie } from "../../../tests/support/add-staff.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { makePasskey } from "../../../tests/support/soft-passkey.ts";
import { origin } from "../testing/call-api.ts";
import { startMemberApi } from "../testing/member-api.ts";

giveOwnDatabase();

const api = startMemberApi();
let editor: StaffAccount;

beforeEach(async () => {
  await db.deleteFrom("sign_in_attempt").execute();
  await db.deleteFrom("staff_role").execute();
  editor = await api.addStaff({ role: "editor" });
});

type Passkey = ReturnType<typeof makePasskey>;
type Headers = { Cookie: string };

const make = () => makePasskey({ origin, rpId: new URL(origin).hostname });

const cookiesOf = (response: Response, kept = "") =>
  [kept, ...response.headers.getSetCookie().map((cookie) => cookie.split(";")[0])]
    .filter(Boolean)
    .join("; ");

async function enter({ email, password } = editor): Promise<Headers> {
  const entered = await api.post("/api/auth/sign-in/email", { email, password });
  expect(entered.status).toBe(200);
  return { Cookie: cookiesOf(entered) };
}

/** Adds one as the screen does. */
async function add({
  headers,
  passkey = make(),
  verified = true,
}: {
  headers: Headers;
  passkey?: Passkey;
  verified?: boolean;
}) {
  const asked = await api.call("/api/auth/passkey/generate-register-options", { headers });
  if (!asked.ok) return { status: asked.status, passkey };
  const { challenge } = (await asked.json()) as { challenge: string };
  const added = await api.post(
    "/api/auth/passkey/verify-registration",
    { response: passkey.register({ challenge, verified }), name: "Office computer" },
    { headers: { Cookie: cookiesOf(asked, headers.Cookie) } },
  );
  return { status: added.status, passkey };
}

/** Signs in with one; nobody says who they are. */
async function show({ passkey, verified = true }: { passkey: Passkey; verified?: boolean }) {
  const asked = await api.call("/api/auth/passkey/generate-authenticate-options");
  const { challenge } = (await asked.json()) as { challenge: string };
  return api.post(
    "/api/auth/passkey/verify-authentication",
    { response: passkey.authenticate({ challenge, verified }) },
    { headers: { Cookie: cookiesOf(asked) } },
  );
}

const account = async (headers: Headers) => (await api.ask({ path: "/account", headers })).body;
const see = async (headers: Headers) =>
  (await api.ask({ path: "/dashboard/visitors", headers })).status;
const demand = () =>
  db.insertInto("staff_role").values({ role: "editor", second_factor_required: true }).execute();

const passkeysOf = (userId: string) =>
  db.selectFrom("auth_passkey").where("user_id", "=", userId).select(["id", "name"]).execute();

describe("a passkey", () => {
  test("signs in by itself, on every node that shares the database", async () => {
    const { status, passkey } = await add({ headers: await enter() });
    expect(status).toBe(200);
    const entered = await show({ passkey });
    expect(entered.status).toBe(200);
    expect(JSON.stringify(await entered.json())).not.toContain("token");
    const headers = { Cookie: cookiesOf(entered) };
    expect(await account(headers)).toMatchObject({
      email: editor.email,
      passkeys: 1,
      gaveSecondFactor: true,
    });
  });

  test("that nobody unlocked is neither added nor accepted", async () => {
    const headers = await enter();
    expect((await add({ headers, verified: false })).status).toBe(401);
    expect(await passkeysOf(editor.id)).toEqual([]);
    const { passkey } = await add({ headers });
    expect((await show({ passkey, verified: false })).status).toBe(401);
    expect((await show({ passkey })).status).toBe(200);
  });

  test("is what a role needs that must have a second factor; the password beside it is not", async () => {
    const headers = await enter();
    const { passkey } = await add({ headers });
    await demand();
    expect(await see(headers)).toBe(403);
    expect(await see(await enter())).toBe(403);
    const entered = await show({ passkey });
    expect(await see({ Cookie: cookiesOf(entered) })).toBe(200);
  });

  test("cannot be added by who has only the password when there is a second factor already", async () => {
    const { passkey } = await add({ headers: await enter() });
    const thief = await enter();
    expect((await add({ headers: thief })).status).toBe(403);
    const [own] = await passkeysOf(editor.id);
    const removal = { id: own?.id };
    const remove = (headers: Headers) =>
      api.post("/api/auth/passkey/delete-passkey", removal, { headers });
    expect((await remove(thief)).status).toBe(403);
    const { password } = editor;
    const app = await api.post("/api/auth/two-factor/enable", { password }, { headers: thief });
    expect(app.status).toBe(403);
    const owner = { Cookie: cookiesOf(await show({ passkey })) };
    expect((await add({ headers: owner })).status).toBe(200);
    expect((await remove(owner)).status).toBe(200);
    expect(await passkeysOf(editor.id)).toHaveLength(1);
  });

  test("cannot be added from a screen that was left open", async () => {
    const headers = await enter();
    await db
      .updateTable("auth_session")
      .set({ created_at: new Date(Date.now() - 16 * 60_000) })
      .where("user_id", "=", editor.id)
      .execute();
    expect((await add({ headers })).status).toBe(403);
  });

  test("has a name, which can be changed by its owner only", async () => {
    const headers = await enter();
    const { passkey } = await add({ headers });
    const [own] = await passkeysOf(editor.id);
    expect(own?.name).toBe("Office computer");
    const rename = (name: string, as: Headers) =>
      api.post("/api/auth/passkey/update-passkey", { id: own?.id, name }, { headers: as });
    const owner = { Cookie: cookiesOf(await show({ passkey })) };
    expect((await rename("Telephone", owner)).status).toBe(200);
    expect((await rename("x".repeat(61), owner)).status).toBe(400);
    const other = await enter(await api.addStaff({ role: "viewer" }));
    expect((await rename("Mine", other)).status).toBe(401);
    expect((await passkeysOf(editor.id))[0]?.name).toBe("Telephone");
  });

  test("is kept when it is the last of what a role must have", async () => {
    const { passkey } = await add({ headers: await enter() });
    const headers = { Cookie: cookiesOf(await show({ passkey })) };
    const [own] = await passkeysOf(editor.id);
    const remove = () => api.post("/api/auth/passkey/delete-passkey", { id: own?.id }, { headers });
    await demand();
    expect((await remove()).status).toBe(403);
    await db.deleteFrom("staff_role").execute();
    expect((await remove()).status).toBe(200);
  });

  test("goes with the second factor that an administrator removes, and its sessions with it", async () => {
    const { passkey } = await add({ headers: await enter() });
    const headers = { Cookie: cookiesOf(await show({ passkey })) };
    const administrator = await api.signIn("administrator");
    const listed = await administrator.get(`/people/${editor.id}`);
    expect(listed.body).toMatchObject({ hasSecondFactor: true });
    await administrator.delete(`/people/${editor.id}/second-factor`);
    expect(await passkeysOf(editor.id)).toEqual([]);
    expect((await show({ passkey })).status).toBe(401);
    expect(await see(headers)).toBe(401);
  });

  test("goes when somebody is let in again by a one-time password", async () => {
    const { passkey } = await add({ headers: await enter() });
    const { email } = editor;
    const password = (await resetAccess({ email })) ?? "";
    expect(await passkeysOf(editor.id)).toEqual([]);
    expect((await show({ passkey })).status).toBe(401);
    const headers = await enter({ ...editor, password });
    expect(await account(headers)).toMatchObject({ mustChangePassword: true, passkeys: 0 });
    expect(await resetAccess({ email: "nobody@example.com" })).toBeUndefined();
  });

  test("of a disabled account lets nobody in", async () => {
    const { passkey } = await add({ headers: await enter() });
    const administrator = await api.signIn("administrator");
    await administrator.post(`/people/${editor.id}/disable`);
    expect((await show({ passkey })).status).toBe(401);
  });

  test("is for staff", async () => {
    const member = await api.join();
    expect((await add({ headers: { Cookie: sessionCookie(member.token) } })).status).toBe(403);
  });

  test("added, shown and removed is in the log", async () => {
    const { passkey } = await add({ headers: await enter() });
    const headers = { Cookie: cookiesOf(await show({ passkey })) };
    const [own] = await passkeysOf(editor.id);
    await api.post("/api/auth/passkey/delete-passkey", { id: own?.id }, { headers });
    const rows = await db
      .selectFrom("audit_entry")
      .where("record_id", "=", editor.id)
      .orderBy("id")
      .select("action")
      .execute();
    expect(rows.map(({ action }) => action)).toEqual([
      "signed-in",
      "passkey-added",
      "signed-in",
      "passkey-removed",
    ]);
  });
});
