import { beforeEach, describe, expect, test } from "vitest";
import { pool } from "#db/connect.ts";
import { policy, setInquiryPolicy } from "#domain/inquiries/policy.ts";
import type { Mail } from "#domain/mail/compose-mail.ts";
import { sendNextMail } from "#domain/mail/send-next-mail.ts";
import { forgetOldRegistrations } from "#domain/members/registrations.ts";
import { inventCaptchas, knownAnswer } from "../../../tests/support/known-captchas.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { origin } from "../testing/call-api.ts";
import { startMemberApi } from "../testing/member-api.ts";

giveOwnDatabase();

const api = startMemberApi();
let caller = 0;

beforeEach(async () => {
  setInquiryPolicy({ ...policy, mailing: true });
  await pool.query("delete from mail_outbox");
  caller++;
});

/** Every test comes from a network of its own. */
const ip = () => `198.51.${caller}.7`;

async function call(path: string, body: object) {
  const { status, body: answer } = await api.askAsMember({ method: "POST", path, body, ip: ip() });
  return { status, ...(answer as { msg: string; fields?: Record<string, string> }) };
}

async function register(fields: object = {}) {
  const { vcodes, statement } = inventCaptchas();
  await pool.query(statement);
  return call("register", {
    ...{ name: "Noor", email: "noor@example.com", password: "twelve letters" },
    ...{ code: knownAnswer, vcode: vcodes[0] },
    ...fields,
  });
}

async function readMails(): Promise<Mail[]> {
  const mails: Mail[] = [];
  const sender = {
    ...{ from: undefined, to: undefined, host: "site.example", origin: "https://site.example" },
    ...{ lang: "en" as const, retryAfter: 1 },
  };
  const deliver = async (mail: Mail) => {
    mails.push(mail);
    return "delivered" as const;
  };
  while ((await sendNextMail({ deliver, sender })).outcome === "sent");
  return mails;
}

function signIn(email: string, password: string) {
  return api.post("/api/auth/sign-in/email", { email, password }, { headers: { Origin: origin } });
}

const tokenIn = (text: string) => /#([\w-]{20,})/.exec(text)?.[1] ?? "";

describe("a registration", () => {
  test("becomes a member by the link of its mail, once", async () => {
    const email = "first@example.com";
    expect(await register({ email: " First@Example.com " })).toMatchObject({ status: 200 });
    expect((await signIn(email, "twelve letters")).status).toBe(401);
    const [mail] = await readMails();
    expect(mail).toMatchObject({ to: email, subject: expect.stringContaining("Confirm") });
    expect(mail?.text).toContain("https://site.example/en/login/confirm#");
    expect(mail?.text).not.toContain("Noor");
    const token = tokenIn(mail?.text ?? "");
    const tries = await Promise.all([1, 2, 3].map(() => call("confirm", { token })));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    const entered = await signIn(email, "twelve letters");
    expect(entered.status).toBe(200);
    expect(await entered.json()).toMatchObject({ user: { role: "member", name: "Noor" } });
  });

  test("answers the same for an address that has an account, and tells its owner", async () => {
    const known = await api.join();
    const unknownAnswer = await register({ email: "nobody@example.com" });
    const knownAnswered = await register({ email: known.email.toUpperCase() });
    expect(knownAnswered).toEqual(unknownAnswer);
    const mails = await readMails();
    expect(mails.map(({ to }) => to)).toEqual(["nobody@example.com", known.email]);
    expect(mails[1]?.subject).toContain("already have an account");
    expect(mails[1]?.text).not.toContain("#");
    expect((await signIn(known.email, known.password)).status).toBe(200);
  });

  test("cannot take over staff", async () => {
    const editor = await api.signIn("editor");
    await register({ email: editor.email, password: "another password" });
    const [mail] = await readMails();
    expect(mail?.subject).toContain("already have an account");
    expect((await signIn(editor.email, "another password")).status).toBe(401);
    expect((await signIn(editor.email, editor.password)).status).toBe(200);
  });

  test("waits for the staff on a site that sends no mail", async () => {
    setInquiryPolicy({ ...policy, mailing: false });
    const email = "waiting@example.com";
    expect((await register({ email })).msg).toContain("approved");
    expect(await readMails()).toEqual([]);
    const administrator = await api.signIn("administrator");
    const { body } = await administrator.get("/registrations?q=waiting");
    const [{ id }] = (body as { rows: [{ id: string }] }).rows;
    expect(JSON.stringify(body)).not.toMatch(/password|token/);
    const editor = await api.signIn("editor");
    expect((await editor.post(`/registrations/${id}/approve`)).status).toBe(403);
    expect((await administrator.post(`/registrations/${id}/approve`)).status).toBe(200);
    expect((await administrator.post(`/registrations/${id}/approve`)).status).toBe(404);
    expect((await signIn(email, "twelve letters")).status).toBe(200);
    const [mail] = await readMails();
    expect(mail).toMatchObject({ to: email, subject: "Your account at Tinghe Acoustics is open" });
    expect(mail?.text).toContain("https://site.example/en/login");
  });

  test("that is refused is gone, and its owner is told", async () => {
    await register({ email: "refused@example.com" });
    const administrator = await api.signIn("administrator");
    const { body } = await administrator.get("/registrations?q=refused@");
    const [{ id }] = (body as { rows: [{ id: string }] }).rows;
    expect((await administrator.post(`/registrations/${id}/refuse`)).status).toBe(200);
    expect(await administrator.get("/registrations?q=refused@")).toMatchObject({
      body: { total: 0 },
    });
    expect(await readMails()).toMatchObject([
      { to: "refused@example.com", subject: "Your registration at Tinghe Acoustics" },
    ]);
    expect((await administrator.post(`/registrations/${id}/approve`)).status).toBe(404);
    expect((await administrator.post(`/registrations/${id}/refuse`)).status).toBe(404);
    const { rows } = await pool.query(
      "select password_hash from member_registration where id = $1",
      [id],
    );
    expect(rows).toEqual([{ password_hash: "" }]);
  });

  test("is not kept when nobody confirms it", async () => {
    await register({ email: "late@example.com" });
    const [mail] = await readMails();
    await pool.query("update member_registration set expires_at = now() - interval '1 s'");
    const token = tokenIn(mail?.text ?? "");
    expect((await call("confirm", { token })).status).toBe(404);
    await forgetOldRegistrations();
    const { rows } = await pool.query("select from member_registration");
    expect(rows).toEqual([]);
  });

  test.each([
    ["name", " "],
    ["email", "not an address"],
    ["password", "eleven char"],
    ["code", "WRONG"],
    ["vcode", "none-such"],
  ])("is refused with a wrong %s", async (field, value) => {
    const { status, fields } = await register({ [field]: value });
    expect(status).toBe(400);
    expect(Object.keys(fields ?? {})).toEqual([field === "vcode" ? "code" : field]);
  });

  test("with a password that guessers know is refused, and its picture is still good", async () => {
    const { vcodes, statement } = inventCaptchas();
    await pool.query(statement);
    const [vcode] = vcodes;
    const known = { vcode, email: "weak@example.com", password: "Password!2026" };
    expect(await register(known)).toMatchObject({ status: 400, fields: { password: "known" } });
    const better = { ...known, password: "a quiet walnut wall" };
    expect(await register(better)).toMatchObject({ status: 200 });
  });

  test("counts its picture once", async () => {
    const { vcodes, statement } = inventCaptchas();
    await pool.query(statement);
    const [vcode] = vcodes;
    expect((await register({ vcode, email: "one@example.com" })).status).toBe(200);
    expect((await register({ vcode, email: "two@example.com" })).status).toBe(400);
  });

  test("cannot be used to bury a mailbox, and says nothing of it", async () => {
    const email = "buried@example.com";
    const answers = [];
    for (let time = 0; time < 5; time++) answers.push(await register({ email }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await readMails()).toHaveLength(3);
  });

  test("is limited by where it comes from", async () => {
    const statuses = new Set<number>();
    for (let time = 0; time < 25; time++) {
      statuses.add((await register({ vcode: "none-such" })).status);
    }
    expect([...statuses]).toEqual([400, 429]);
  });
});

describe("a forgotten password", () => {
  test("is mended by a link that works once, and ends all sessions", async () => {
    const member = await api.join();
    const known = await call("forgotten", { email: member.email });
    expect(await call("forgotten", { email: "stranger@example.com" })).toEqual(known);
    const mails = await readMails();
    expect(mails.map(({ to }) => to)).toEqual([member.email]);
    expect(mails[0]?.text).toContain("https://site.example/en/login/password#");
    const token = tokenIn(mails[0]?.text ?? "");
    expect((await call("password", { token, password: "short" })).status).toBe(400);
    expect(await call("password", { token, password: "1qaz2wsx3edc" })).toMatchObject({
      ...{ status: 400, fields: { password: "known" } },
    });
    expect((await call("password", { token, password: "a better password" })).status).toBe(200);
    expect((await call("password", { token, password: "a third password" })).status).toBe(404);
    expect((await member.get("me")).status).toBe(401);
    expect((await signIn(member.email, "a better password")).status).toBe(200);
  });

  test("of staff leads to the back office", async () => {
    const editor = await api.signIn("editor");
    await call("forgotten", { email: editor.email });
    const [mail] = await readMails();
    expect(mail?.text).toContain("https://site.example/admin/welcome#");
  });

  test("of a disabled account brings no mail", async () => {
    const member = await api.join();
    await pool.query("update auth_user set disabled_at = now() where id = $1", [member.id]);
    expect((await call("forgotten", { email: member.email })).status).toBe(200);
    expect(await readMails()).toEqual([]);
  });

  test("cannot be used to bury a mailbox", async () => {
    const member = await api.join();
    for (let time = 0; time < 5; time++) await call("forgotten", { email: member.email });
    // Earlier links are dead, so their mails have nothing to say any more.
    const { rows } = await pool.query("select from staff_link where user_id = $1", [member.id]);
    expect(rows).toHaveLength(3);
  });

  test("without mail is told alike to everybody", async () => {
    setInquiryPolicy({ ...policy, mailing: false });
    const member = await api.join();
    const known = await call("forgotten", { email: member.email });
    expect(await call("forgotten", { email: "stranger@example.com" })).toEqual(known);
  });
});

test("the link of an invitation to the staff is no way to a password", async () => {
  const administrator = await api.signIn("administrator");
  const { body } = await administrator.post("/invitations", {
    ...{ email: "new@example.com", name: "New", role: "viewer", lang: "en" },
  });
  const token = tokenIn((body as { path: string }).path);
  expect(token).not.toBe("");
  expect((await call("password", { token, password: "a good password" })).status).toBe(404);
});
