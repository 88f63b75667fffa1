import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import type { Mail } from "#domain/mail/compose-mail.ts";
import { sendNextMail } from "#domain/mail/send-next-mail.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { type SignedIn, startStaffApi } from "../testing/staff-api.ts";

giveOwnDatabase();

const api = startStaffApi();
const invitation = { email: "Bo@example.com", role: "editor", lang: "en" };
const chosen = { name: "Bo Li", password: "a quiet walnut wall" };

let administrator: SignedIn;

beforeEach(async () => {
  await db.deleteFrom("mail_outbox").execute();
  await db.deleteFrom("staff_link").execute();
  await db.deleteFrom("auth_user").execute();
  await db.deleteFrom("rate_limit").execute();
  administrator = await api.signIn("administrator");
});

const tokenOf = (path: string) => path.split("#")[1] ?? "";

async function inviteBo() {
  const { status, body } = await administrator.post("/invitations", invitation);
  expect(status).toBe(200);
  const { id, path } = body as { id: string; path: string };
  expect(path).toMatch(/^\/admin\/welcome#[\w-]{43}$/);
  return { id, token: tokenOf(path) };
}

const spend = (token: string, changes = {}) =>
  api.ask({ method: "POST", path: "/links/spend", body: { token, ...chosen, ...changes } });
const read = (token: string, ip = "192.0.2.1") =>
  api.ask({ method: "POST", path: "/links/read", body: { token }, ip });
const signIn = (password: string) =>
  api.post("/api/auth/sign-in/email", { email: "bo@example.com", password });

const spent = {
  status: 404,
  body: {
    code: 404,
    msg: "The link is not valid, has been used or has expired. Please ask an administrator for a new one",
  },
};

describe("an invitation", () => {
  test("makes an account with the role it names, and the invited signs in", async () => {
    const { token } = await inviteBo();
    expect((await read(token)).body).toEqual({
      kind: "invitation",
      email: "bo@example.com",
      name: "",
      role: "editor",
    });
    expect((await spend(token)).body).toEqual({ email: "bo@example.com" });
    const signedIn = await signIn(chosen.password);
    expect(signedIn.status).toBe(200);
    expect(await signedIn.json()).toMatchObject({ user: { name: "Bo Li", role: "editor" } });
  });

  test("works once, however many use it at the same moment", async () => {
    const { token } = await inviteBo();
    const answers = await Promise.all(Array.from({ length: 5 }, () => spend(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404]);
    expect(await spend(token)).toMatchObject(spent);
    expect(await read(token)).toMatchObject(spent);
  });

  test.each([
    ["expired", sql`expires_at = now()`],
    ["withdrawn", sql`withdrawn_at = now()`],
  ])("that is %s works no more", async (_name, change) => {
    const { token } = await inviteBo();
    await sql`update staff_link set ${change}`.execute(db);
    expect(await spend(token)).toMatchObject(spent);
    expect((await signIn(chosen.password)).status).toBe(401);
  });

  test("keeps only hashes of its tokens", async () => {
    const { token } = await inviteBo();
    const rows = await db.selectFrom("staff_link").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("asks for a name and a password of twelve characters", async () => {
    const { token } = await inviteBo();
    expect(await spend(token, { name: "", password: "too short" })).toMatchObject({
      status: 400,
      body: { fields: { name: "required", password: "too-short:12" } },
    });
    expect((await spend(token)).status).toBe(200);
  });

  test("refuses a password that guessers know, and still works afterwards", async () => {
    const { token } = await inviteBo();
    expect(await spend(token, { password: "Password12345" })).toMatchObject({
      status: 400,
      body: { fields: { password: "known" } },
    });
    expect((await spend(token)).status).toBe(200);
  });

  test("is made once per address, and not for somebody who is there already", async () => {
    const { token } = await inviteBo();
    const again = await administrator.post("/invitations", {
      ...invitation,
      email: "bo@example.com",
    });
    expect(again).toMatchObject({ status: 400, body: { fields: { email: "invited" } } });
    await spend(token);
    const there = await administrator.post("/invitations", invitation);
    expect(there).toMatchObject({ status: 400, body: { fields: { email: "taken" } } });
  });

  test("that has expired can be made anew", async () => {
    await inviteBo();
    await sql`update staff_link set expires_at = now()`.execute(db);
    await inviteBo();
  });

  test("renewed has another link, and the one before is dead; withdrawn it has none", async () => {
    const { id, token } = await inviteBo();
    const { body } = await administrator.post(`/invitations/${id}/renew`);
    const renewed = tokenOf((body as { path: string }).path);
    expect(await read(token)).toMatchObject(spent);
    expect((await read(renewed)).status).toBe(200);
    expect((await administrator.delete(`/invitations/${id}`)).status).toBe(200);
    expect(await read(renewed)).toMatchObject(spent);
    expect((await administrator.post(`/invitations/${id}/renew`)).status).toBe(404);
  });

  test("is listed with its state, and never with its link", async () => {
    const { token } = await inviteBo();
    const states = async () => {
      const { body } = await administrator.get("/invitations");
      expect(JSON.stringify(body)).not.toContain(token);
      return (body as { rows: { state: string }[] }).rows.map(({ state }) => state);
    };
    expect(await states()).toEqual(["open"]);
    await spend(token);
    expect(await states()).toEqual(["used"]);
  });

  test("is tried by a stranger sixty times, and then no more", async () => {
    const ip = "203.0.113.5";
    for (let time = 0; time < 60; time++) {
      expect((await read(`guess-${time}`, ip)).status).toBe(404);
    }
    const answer = await read("guess", ip);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});

describe("the mail", () => {
  const sender = {
    from: undefined,
    to: undefined,
    host: "www.example.com",
    origin: "https://www.example.com",
    lang: "zh" as const,
    retryAfter: 30,
  };

  async function sendMail() {
    const sent: Mail[] = [];
    const result = await sendNextMail({
      sender,
      deliver: async (mail) => {
        sent.push(mail);
        return "delivered";
      },
    });
    return { ...result, mail: sent[0] };
  }

  test("goes to the invited, in the language chosen, with a link of its own that works", async () => {
    const { token } = await inviteBo();
    const { outcome, mail } = await sendMail();
    expect(outcome).toBe("sent");
    expect(mail).toMatchObject({
      to: "bo@example.com",
      from: "hello@example.com",
      subject: "You are invited to the back office of Tinghe Acoustics",
      automatic: true,
    });
    const mailed = /https:\/\/www\.example\.com\/admin\/welcome#([\w-]{43})/.exec(mail?.text ?? "");
    expect(mailed?.[1]).not.toBe(token);
    expect((await read(mailed?.[1] ?? "")).status).toBe(200);
    expect((await read(token)).status).toBe(200);
    expect((await spend(mailed?.[1] ?? "")).status).toBe(200);
    expect(await spend(token)).toMatchObject(spent);
  });

  test("is not sent any more when the invitation was used or withdrawn meanwhile", async () => {
    const { id } = await inviteBo();
    await administrator.delete(`/invitations/${id}`);
    expect(await sendMail()).toEqual({ outcome: "refused", mail: undefined });
    expect(await sendMail()).toEqual({ outcome: "none", mail: undefined });
  });
});

describe("a link for a new password", () => {
  async function makeLink(person: SignedIn) {
    const { body } = await administrator.post(`/people/${person.id}/password-link`, { lang: "zh" });
    return tokenOf((body as { path: string }).path);
  }
  const enter = (person: SignedIn, password: string) =>
    api.post("/api/auth/sign-in/email", { email: person.email, password });

  test("sets the password, ends the sessions, and works once", async () => {
    const editor = await api.signIn("editor");
    const token = await makeLink(editor);
    expect((await read(token)).body).toMatchObject({ kind: "new-password", email: editor.email });
    expect((await spend(token)).status).toBe(200);
    expect((await editor.get("/account")).status).toBe(401);
    expect((await enter(editor, editor.password)).status).toBe(401);
    expect((await enter(editor, chosen.password)).status).toBe(200);
    expect(await spend(token, { password: "another quiet wall" })).toMatchObject(spent);
  });

  test("replaces the one before it, and is dead for a disabled account", async () => {
    const editor = await api.signIn("editor");
    const first = await makeLink(editor);
    const second = await makeLink(editor);
    expect(await read(first)).toMatchObject(spent);
    await administrator.post(`/people/${editor.id}/disable`);
    expect(await spend(second)).toMatchObject(spent);
  });
});
