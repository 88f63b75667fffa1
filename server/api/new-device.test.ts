import { beforeEach, describe, expect, test } from "vitest";
import { db, pool } from "#db/connect.ts";
import { policy, setInquiryPolicy } from "#domain/inquiries/policy.ts";
import type { Mail } from "#domain/mail/compose-mail.ts";
import { sendNextMail } from "#domain/mail/send-next-mail.ts";
import { addMember } from "../../tests/support/add-member.ts";
import type { StaffAccount } from "../../tests/support/add-staff.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { startMemberApi } from "./testing/member-api.ts";

giveOwnDatabase();

const api = startMemberApi();
const query = (statement: string, values: unknown[]) => pool.query(statement, values);

beforeEach(async () => {
  setInquiryPolicy({ ...policy, mailing: true });
  await db.deleteFrom("mail_outbox").execute();
});

const telephone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";

/** Signs in with a browser that has these cookies; gives those it has afterwards. */
async function enter({
  account: { email, password },
  cookies = "",
  lang = "en",
}: {
  account: StaffAccount;
  cookies?: string;
  lang?: string;
}) {
  const headers = {
    "Accept-Language": lang,
    "User-Agent": telephone,
    ...(cookies && { Cookie: cookies }),
  };
  const credentials = { email, password };
  const ip = "203.0.113.80";
  const response = await api.post("/api/auth/sign-in/email", credentials, { headers, ip });
  expect(response.status).toBe(200);
  const device = response.headers.getSetCookie().find((cookie) => cookie.startsWith("device="));
  return device?.split(";")[0] ?? cookies;
}

async function readMails(): Promise<Mail[]> {
  const mails: Mail[] = [];
  const sender = {
    ...{ from: undefined, to: undefined, host: "site.example", origin: "https://site.example" },
    ...{ lang: "zh" as const, retryAfter: 1 },
  };
  const deliver = async (mail: Mail) => {
    mails.push(mail);
    return "delivered" as const;
  };
  while ((await sendNextMail({ deliver, sender })).outcome === "sent");
  return mails;
}

describe("a sign-in", () => {
  test("with a browser that was never used is mailed to its owner; others are not", async () => {
    const account = await api.addStaff({ role: "editor" });
    const cookies = await enter({ account });
    expect(cookies).toMatch(/^device=[\w-]{40,}$/);
    await enter({ account, cookies });
    expect(await readMails()).toEqual([]);
    await enter({ account });
    const [mail, ...more] = await readMails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: account.email,
      subject: "A new sign-in to your account at Tinghe Acoustics",
    });
    expect(mail?.text).toContain("Safari · iPhone");
    expect(mail?.text).toContain("203.0.113.80");
    expect(mail?.text).toContain("https://site.example/en/login/forgotten");
  });

  test.each([
    ["zh", "账号有新的登录"],
    ["en", "A new sign-in"],
    ["ar", "تسجيل دخول جديد"],
  ])("of a member is told in their language (%s)", async (lang, subject) => {
    const account = await addMember({ query, lang });
    await enter({ account });
    await enter({ account });
    const [mail] = await readMails();
    expect(mail?.subject).toContain(subject);
    expect(mail?.html).toContain(`dir="${lang === "ar" ? "rtl" : "ltr"}"`);
  });

  test.each([
    ["zh", "账号有新的登录"],
    ["ar", "A new sign-in"],
  ])("of staff is told in Chinese or English (%s)", async (lang, subject) => {
    const account = await api.addStaff({ role: "viewer" });
    await enter({ account, lang });
    await enter({ account, lang });
    expect((await readMails())[0]?.subject).toContain(subject);
  });

  test("causes no mail that waits on a site that sends none", async () => {
    setInquiryPolicy({ ...policy, mailing: false });
    const account = await api.addStaff({ role: "editor" });
    await enter({ account });
    await enter({ account });
    expect(await db.selectFrom("mail_outbox").selectAll().execute()).toEqual([]);
  });

  test("that fails makes no browser known", async () => {
    const { email } = await api.addStaff({ role: "editor" });
    const failed = await api.post("/api/auth/sign-in/email", { email, password: "wrong" });
    expect(failed.status).toBe(401);
    expect(failed.headers.getSetCookie().filter((set) => set.startsWith("device="))).toEqual([]);
  });
});

test("what the cookie holds is kept as a hash", async () => {
  const cookies = await enter({ account: await api.addStaff({ role: "editor" }) });
  const devices = await db.selectFrom("known_device").selectAll().execute();
  expect(JSON.stringify(devices)).not.toContain(cookies.split("=")[1]);
});
