import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { inventCaptchas, knownAnswer } from "../../tests/support/known-captchas.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { writeLine } from "../basket/describe-lines.ts";
import { presetRooms } from "../calculator/preset-rooms.ts";
import { readLink } from "../calculator/read-link.ts";
import { writeLink } from "../calculator/room-link.ts";
import type { Lang } from "../language/language.ts";
import { readMailedInquiry } from "../mail/read-mailed-inquiry.ts";
import { getInquiry } from "./get-inquiry.ts";
import { policy, setInquiryPolicy } from "./policy.ts";
import { problemText } from "./problem-text.ts";
import { submitInquiry } from "./submit-inquiry.ts";

giveOwnDatabase();

const usual = policy;
const unlimited = { perIp: 1e6, perNetwork: 1e6, seconds: 600 };
beforeEach(async () => {
  setInquiryPolicy({ ...usual, attempts: unlimited });
  await db.deleteFrom("inquiry").execute();
});
afterEach(() => setInquiryPolicy(usual));

const form = {
  name: "王小明",
  phone: "13800138000",
  email: "ming@example.com",
  conts: "请报价",
  address: "杭州",
  lang: "zh",
};

async function issue() {
  const { vcodes, statement } = inventCaptchas();
  await sql.raw(statement).execute(db);
  return { vcode: vcodes[0] ?? "", code: knownAnswer };
}

/** Sends a complete inquiry with these changes. */
async function submit(
  changes: Record<string, unknown> = {},
  { lang = "zh", ip = "8.8.8.8" }: { lang?: Lang; ip?: string } = {},
) {
  return submitInquiry({ form: { ...form, ...(await issue()), ...changes }, lang, ip });
}

const inquiries = () => db.selectFrom("inquiry").selectAll().execute();
const mails = () => db.selectFrom("mail_outbox").selectAll().orderBy("id").execute();
const received = { outcome: "received" };

describe("an inquiry that is received", () => {
  test("brings the lines of a request, which staff and their mail see in words", async () => {
    const lines = [
      { product: "slat-oak", finish: "oak", mounting: "battens-50", sample: true, unit: "m2" },
      { product: "booth-s", sample: false, amount: 2, unit: "piece", note: "by May" },
    ];
    expect(await submit({ purpose: "quote", lines: JSON.stringify(lines) })).toEqual(received);
    const [stored] = await inquiries();
    expect(stored?.lines).toEqual(lines);
    const shown = await getInquiry({ id: String(stored?.id), lang: "en" });
    expect(shown.lines).toMatchObject([
      { product: { id: "slat-oak" }, sample: true, amount: null },
      { product: { id: "booth-s" }, amount: 2, unit: "piece", note: "by May" },
    ]);
    const mailed = await readMailedInquiry({ id: stored?.id ?? 0, lang: "en" });
    expect(mailed.lines.map((line) => writeLine({ line, lang: "en" }))).toEqual([
      expect.stringMatching(/Sample$/),
      expect.stringMatching(/2\u00a0pcs · by May$/),
    ]);
  });

  test("is refused whole when its lines cannot be read, or are too many", async () => {
    const wrong = await submit({ lines: "[{}]" });
    expect(wrong).toMatchObject({ outcome: "refused", problems: ["lines"] });
    const line = { product: "slat-oak", sample: true, unit: "m2" };
    const many = await submit({ lines: JSON.stringify(Array(500).fill(line)) });
    expect(many).toMatchObject({ outcome: "refused", problems: ["lines-many"] });
    expect(await inquiries()).toEqual([]);
  });

  test("is stored with all that belongs to it", async () => {
    const context = {
      purpose: "sample",
      product: "slat-oak",
      finish: "oak",
      mounting: "battens-50",
      quantity: "200 m²",
      page: "/zh/productdetail/slat-oak.html",
      referrer: "https://example.com/",
      utm_source: "newsletter",
      utm_campaign: "spring",
    };
    expect(await submit(context)).toEqual(received);
    const [inquiry] = await inquiries();
    expect(inquiry).toMatchObject({
      purpose: "sample",
      lang: "zh",
      name: "王小明",
      phone: "13800138000",
      email: "ming@example.com",
      address: "杭州",
      country: "",
      message: "请报价",
      product_id: "slat-oak",
      finish: "oak",
      mounting: "battens-50",
      quantity: "200 m²",
      page: "/zh/productdetail/slat-oak.html",
      referrer: "https://example.com/",
      utm: { source: "newsletter", campaign: "spring" },
      ip: "8.8.8.8",
      ip_country: "US",
    });
  });

  test("brings the room that was calculated, and staff open the same", async () => {
    const room = { ...presetRooms.meeting, name: "三楼" };
    expect(await submit({ room: writeLink(room) })).toEqual(received);
    const [inquiry] = await inquiries();
    const found = await getInquiry({ id: String(inquiry?.id), lang: "zh" });
    expect(found.room?.title).toBe("三楼 · 6 × 4.5 × 2.8 m");
    expect(readLink(found.room?.link.split("#")[1] ?? "")).toEqual(room);
  });

  test.each(["nonsense", "", 7, "a".repeat(30_000)])(
    "is received without a room where %j is none",
    async (room) => {
      expect(await submit({ room })).toEqual(received);
      expect((await inquiries())[0]?.room).toBeNull();
    },
  );

  test("notes a mail to the company and one to the visitor", async () => {
    await submit();
    expect((await mails()).map(({ kind }) => kind)).toEqual([
      "inquiry-notification",
      "inquiry-receipt",
    ]);
  });

  test.each(["", "not an address", "a@b@c", "a@example.com\r\nBcc: b@example.com"])(
    "notes none to the visitor for the address %j",
    async (email) => {
      expect(await submit({ email })).toEqual(received);
      expect((await mails()).map(({ kind }) => kind)).toEqual(["inquiry-notification"]);
    },
  );

  test("does not let anybody fill a stranger's mailbox", async () => {
    for (let n = 0; n < 5; n++) await submit({ email: n % 2 ? "v@example.com" : "V@example.com" });
    const receipts = (await mails()).filter(({ kind }) => kind === "inquiry-receipt");
    expect(receipts).toHaveLength(3);
  });

  test("may come from an address that is none", async () => {
    expect(await submit({}, { ip: "unknown" })).toEqual(received);
    expect(await inquiries()).toMatchObject([{ ip: null, ip_country: null }]);
  });
});

describe("an inquiry that is refused", () => {
  test.each<[string, Record<string, unknown>, Lang, string]>([
    ["no name", { name: " " }, "zh", "昵称在1-10个字符之间"],
    ["no name", { name: "" }, "en", "Nickname between 1-10 characters"],
    ["wrong number", { phone: "1234" }, "zh", "手机号码有误，请重填"],
    ["no number", { phone: "" }, "en", "The phone number is incorrect, please fill it in again"],
    ["no country", { country: "" }, "en", "Please select a country"],
    ["no such country", { country: "Atlantis" }, "ar", "يُرجى اختيار البلد"],
    ["no message", { conts: "" }, "zh", "留言在1-200字之间"],
    ["a long message", { conts: "x".repeat(201) }, "en", "Leave a message between 1-200 words"],
    ["no code", { code: "" }, "zh", "验证码错误或已过期，请输入新的验证码"],
    ["a filled trap", { faxNumber: "1" }, "zh", "请将隐藏的字段留空后重新提交"],
  ])("for %s says so: %j in %s", async (_, changes, lang, sentence) => {
    const outcome = await submit({ country: "Egypt", ...changes, lang });
    if (outcome.outcome !== "refused") throw new Error("It was not refused");
    expect(outcome.lang).toBe(lang);
    expect(problemText({ problem: outcome.problems[0], lang })).toBe(sentence);
    expect(await inquiries()).toEqual([]);
  });

  test("leaves the picture to be used when the fields are mended", async () => {
    const captcha = await issue();
    expect(await submit({ ...captcha, name: "" })).toMatchObject({ problems: ["name"] });
    expect(await submit(captcha)).toEqual(received);
  });

  test.each([undefined, null, "text", 7, [], { name: {}, phone: [], conts: true, vcode: 1 }])(
    "when it is %j instead of a form",
    async (nonsense) => {
      const outcome = await submitInquiry({ form: nonsense, lang: "en", ip: "8.8.8.8" });
      expect(outcome).toMatchObject({
        outcome: "refused",
        problems: ["name", "phone", "country", "message", "code"],
      });
    },
  );

  test("a number is as good as its digits", async () => {
    expect(await submit({ phone: 13800138000 })).toEqual(received);
  });
});

describe("sent again with the same key", () => {
  const key = "a key made by the form";

  test("it is received again and stored once, though the picture is used up", async () => {
    const captcha = await issue();
    expect(await submit({ key, ...captcha })).toEqual(received);
    expect(await submit({ key, ...captcha })).toEqual(received);
    expect(await submit({ key, page: "/elsewhere" })).toEqual(received);
    expect(await inquiries()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  test("but mended it is another inquiry, with a picture of its own", async () => {
    const captcha = await issue();
    await submit({ key, ...captcha });
    const mended = { key, conts: "请报价，急" };
    expect(await submit({ ...mended, ...captcha })).toMatchObject({ problems: ["code"] });
    expect(await submit(mended)).toEqual(received);
    expect((await inquiries()).map(({ message }) => message)).toEqual(["请报价", "请报价，急"]);
  });

  test("twenty at once are received and stored once", async () => {
    const captcha = await issue();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => submit({ key, ...captcha })),
    );
    expect(outcomes).toEqual(outcomes.map(() => received));
    expect(await inquiries()).toHaveLength(1);
  });

  test("with a picture each, twenty at once are stored once as well", async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => submit({ key })));
    expect(outcomes).toEqual(outcomes.map(() => received));
    expect(await inquiries()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });
});

test("without a key the same picture gets one in, however often", async () => {
  const captcha = await issue();
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => submit(captcha)));
  expect(outcomes.filter(({ outcome }) => outcome === "received")).toHaveLength(1);
  expect(await inquiries()).toHaveLength(1);
});

test("too many from one address are told when to come back", async () => {
  setInquiryPolicy({ ...usual, attempts: { perIp: 2, perNetwork: 10, seconds: 600 } });
  const from = { ip: "9.9.9.9" };
  expect(await submit({}, from)).toEqual(received);
  expect(await submit({}, from)).toEqual(received);
  const refusal = await submit({ lang: "ar", country: "Egypt" }, from);
  expect(refusal).toEqual({ outcome: "too-many", lang: "ar", retryAfter: expect.any(Number) });
  expect(await inquiries()).toHaveLength(2);
  // Mending a field is no attempt.
  expect(await submit({ name: "" }, from)).toMatchObject({ problems: ["name"] });
});
