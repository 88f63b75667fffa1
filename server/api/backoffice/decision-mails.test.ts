import { beforeEach, describe, expect, test } from "vitest";
import { db, pool } from "#db/connect.ts";
import { decisionDelaySeconds } from "#domain/careers/change-application.ts";
import type { Mail, Sender } from "#domain/mail/compose-mail.ts";
import { enqueueMail } from "#domain/mail/enqueue-mail.ts";
import { sendNextMail } from "#domain/mail/send-next-mail.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { type SignedInMember, startMemberApi } from "../testing/member-api.ts";

giveOwnDatabase();

const api = startMemberApi();
const origin = "https://www.example.com";
const sender: Sender = {
  ...{ from: undefined, to: "office@example.com, hr@example.com", host: "www.example.com" },
  ...{ origin, lang: "zh", retryAfter: 30 },
};

beforeEach(() => db.deleteFrom("mail_outbox").execute());

/** Sends what is due after so many seconds. */
async function readMails({ after = 0 } = {}): Promise<Mail[]> {
  const wait = "update mail_outbox set due_at = due_at - make_interval(secs => $1)";
  await pool.query(wait, [after]);
  const sent: Mail[] = [];
  const deliver = async (mail: Mail) => {
    sent.push(mail);
    return "delivered" as const;
  };
  for (;;) {
    const result = await sendNextMail({ deliver, sender });
    if (result.outcome === "failed") throw result.error;
    if (result.outcome === "none") return sent;
  }
}

describe("an applicant", () => {
  let count = 0;
  async function receive({ lang = "en", email = "li@example.com" } = {}) {
    const { id } = await db
      .insertInto("job_application")
      .values({
        number: `TEST-${count++}`,
        job_id: "office-accountant",
        job_title: JSON.stringify({ zh: "会计", en: "Accountant", ar: "محاسب" }),
        ...{ lang, name: "Li <b>Jing</b>", phone: "13800138000", email, message: "Hello" },
        resume: "{}",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }

  test.each([
    ["en", "interview", "An interview for “Accountant”"],
    ["zh", "offer", "录用意向：会计"],
    ["en", "hired", "Welcome to Tinghe Acoustics"],
    ["ar", "refused", "بشأن طلبك لوظيفة «محاسب»"],
  ])("hears in %s that it is “%s”", async (lang, status, subject) => {
    const person = await api.signIn("personnel");
    const id = await receive({ lang });
    await person.put(`/applications/${id}`, { status });
    expect(await readMails({ after: decisionDelaySeconds - 5 })).toEqual([]);
    const [mail, ...more] = await readMails({ after: 5 });
    expect(mail).toMatchObject({ to: "li@example.com", subject, automatic: true });
    expect(mail?.text).toMatch(/TEST-\d+/);
    expect(mail?.text).not.toContain("Jing");
    expect(more).toEqual([]);
  });

  test("hears nothing of a reading, a colleague or a slip that was put right", async () => {
    const person = await api.signIn("personnel");
    const id = await receive();
    await person.put(`/applications/${id}`, { status: "in-review" });
    await person.put(`/applications/${id}`, { assignee: person.id });
    await person.put(`/applications/${id}`, { status: "refused" });
    await person.put(`/applications/${id}`, { status: "in-review" });
    expect(await readMails({ after: decisionDelaySeconds })).toEqual([]);
    await person.put(`/applications/${id}`, { status: "refused" });
    await person.put(`/applications/${id}`, { status: "interview" });
    const mails = await readMails({ after: decisionDelaySeconds });
    expect(mails.map(({ subject }) => subject)).toEqual(["An interview for “Accountant”"]);
  });

  test("without an address, or whose application somebody else moved, causes no mail", async () => {
    const person = await api.signIn("personnel");
    const silent = await receive({ email: "" });
    expect((await person.put(`/applications/${silent}`, { status: "offer" })).status).toBe(200);
    const moved = await receive();
    const late = { status: "refused", version: 7 };
    expect((await person.put(`/applications/${moved}`, late)).status).toBe(409);
    expect(await readMails({ after: decisionDelaySeconds })).toEqual([]);
  });

  test("is announced to the company by job and number, and by nothing of theirs", async () => {
    const id = await receive();
    const payload = { applicationId: id };
    await enqueueMail({ kind: "application-notification", payload, on: db });
    const [mail] = await readMails();
    expect(mail).toMatchObject({
      ...{ to: sender.to, subject: "网站收到新的应聘申请：会计", automatic: false },
      text: expect.stringContaining(`${origin}/admin/applications/${id}/show`),
    });
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Jing|13800138000|li@example|Hello/);
  });
});

describe("a member", () => {
  type Version = { version: number };

  async function offer(member: SignedInMember) {
    const { body } = await member.get("me");
    const { version } = (body as { data: Version }).data;
    await member.post("profile", {
      ...{ name: member.name, trade: "designer", country: "AE", languages: ["ar"] },
      ...{ about: "Halls", listed: true, version },
    });
  }

  async function submit(member: SignedInMember) {
    const piece = { title: "Rooms <3 strings", summary: "In short", body: "<p>Two</p>" };
    const saved = await member.post("articles/save", { ...piece, lang: "en" });
    const { id } = (saved.body as { data: { id: string } }).data;
    await member.post("articles/submit", { id });
    return id;
  }

  async function decide({ path, ...words }: { path: string; note?: string; articleId?: string }) {
    const editor = await api.signIn("editor");
    const { body } = await editor.get(path.slice(0, path.lastIndexOf("/")));
    return (await editor.post(path, { ...(body as Version), ...words })).status;
  }

  test("hears once that the directory shows them, in their language", async () => {
    const member = await api.join();
    await db.updateTable("member").set({ lang: "ar" }).where("id", "=", member.id).execute();
    await offer(member);
    expect(await decide({ path: `/profiles/${member.id}/approve` })).toBe(200);
    expect(await decide({ path: `/profiles/${member.id}/approve` })).toBe(200);
    const mails = await readMails();
    expect(mails).toMatchObject([
      { to: member.email, subject: "أُدرج ملفك التعريفي في دليل تينغخه للصوتيات" },
    ]);
    expect(mails[0]?.html).toContain('dir="rtl"');
    expect(mails[0]?.text).toContain(`${origin}/ar/profiles/${member.id}`);
  });

  test("hears why the directory does not show them, unless they changed it meanwhile", async () => {
    const member = await api.join();
    await offer(member);
    const refusal = { path: `/profiles/${member.id}/refuse`, note: "Your own name, please." };
    expect(await decide(refusal)).toBe(200);
    const [mail] = await readMails();
    expect(mail?.text).toContain("Your own name, please.");
    expect(mail?.text).toContain(`${origin}/en/users/editProfile`);
    await decide(refusal);
    await offer(member);
    expect(await readMails()).toEqual([]);
  });

  test("hears that an article is returned, and later that it is published", async () => {
    const member = await api.join();
    const id = await submit(member);
    await decide({ path: `/member-articles/${id}/return`, note: "Where are the sources?" });
    const [returned] = await readMails();
    expect(returned).toMatchObject({
      ...{ to: member.email, subject: "Your article for Tinghe Acoustics needs another look" },
      html: expect.stringContaining("Rooms &lt;3 strings"),
    });
    expect(returned?.text).toContain("Where are the sources?");
    expect(returned?.text).toContain(`${origin}/en/users/artadd/${id}`);

    await member.post("articles/submit", { id });
    const taken = { path: `/member-articles/${id}/publish`, articleId: "what-is-nrc" };
    expect(await decide(taken)).toBe(400);
    expect(await readMails()).toEqual([]);
    expect(await decide({ ...taken, articleId: "rooms-and-strings" })).toBe(200);
    const [published, ...more] = await readMails();
    expect(published?.text).toContain(`${origin}/en/article/rooms-and-strings.html`);
    expect(published?.text).not.toContain("sources");
    expect(more).toEqual([]);
  });

  test("who is shut out hears nothing any more", async () => {
    const member = await api.join();
    await decide({ path: `/member-articles/${await submit(member)}/return`, note: "Why?" });
    const administrator = await api.signIn("administrator");
    await administrator.post(`/members/${member.id}/disable`, { disabled: true });
    expect(await readMails()).toEqual([]);
  });
});
