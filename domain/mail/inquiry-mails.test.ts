import { describe, expect, test } from "vitest";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { getSettings } from "../settings/get-settings.ts";
import { composeNotification, composeReceipt, type MailedInquiry } from "./inquiry-mails.ts";

giveOwnDatabase();

const inquiry: MailedInquiry = {
  purpose: "quote",
  lang: "ar",
  name: "أمل",
  fullName: "أمل الراشد، شركة مثال",
  phone: "+20 2 2345 6789",
  email: "amal@example.com",
  country: "埃及",
  address: "",
  message: "first line\nsecond line",
  files: "plan.pdf, hall.jpg",
  product: "橡木格栅板 (TH-S01)",
  finish: "橡木",
  mounting: "50 mm",
  lines: [],
  room: "Hall · 9 × 7 × 3 m",
  quantity: "200 m²",
  page: "/ar/productdetail/slat-oak.html",
  referrer: "",
  campaign: "",
  member: "",
  receivedAt: new Date("2026-11-15T02:30:00Z"),
};

async function notify(changes: Partial<MailedInquiry> = {}) {
  return composeNotification({
    inquiry: { ...inquiry, ...changes },
    company: await getSettings({ lang: "zh" }),
    lang: "zh",
    replyable: true,
    link: "https://www.example.com/admin/inquiries/7/show",
  });
}

describe("the mail to the company", () => {
  test("says what was written, in the company's language", async () => {
    const { subject, text, html } = await notify();
    expect(subject).toBe("网站询价：أمل");
    expect(html).toContain('<html lang="zh-CN" dir="ltr">');
    expect(html).toMatch(/<table lang="zh-CN" dir="ltr"/);
    for (const part of [text, html]) {
      expect(part).toContain("+20 2 2345 6789");
      expect(part).toContain("橡木格栅板 (TH-S01)");
      expect(part).toContain("أمل الراشد، شركة مثال");
      expect(part).toContain("plan.pdf, hall.jpg");
      expect(part).toContain("https://www.example.com/admin/inquiries/7/show");
      expect(part).toContain("2026年11月15日");
      expect(part).toContain("10:30:00");
    }
    expect(text).toContain("留言: \u2068first line\u2069\n\u2068second line\u2069");
    expect(html).toContain('<bdi dir="auto">first line\nsecond line</bdi>');
  });

  test("leaves out what was not said", async () => {
    expect((await notify()).text).not.toContain("项目地址");
  });

  test.each([
    "<script>alert(1)</script>",
    '<img src=x onerror="alert(1)">',
    '"><a href="javascript:alert(1)">x</a>',
    "<style>*{display:none}</style>",
    "</bdi></td></table><h1>x</h1>",
    "&lt;b&gt;",
  ])("shows %s as text", async (hostile) => {
    const changes = Object.fromEntries(
      Object.keys(inquiry)
        .filter((field) => !["purpose", "lang", "lines", "receivedAt"].includes(field))
        .map((field) => [field, hostile]),
    );
    const line = {
      ...{ finish: hostile, mounting: hostile, note: hostile },
      ...({ sample: false, unit: "m2", amount: null, isOffered: true } as const),
      product: { id: hostile, title: hostile },
    };
    const { html } = await notify({ ...changes, lines: [line] });
    const plain = await notify();
    const tags = (markup: string) => markup.match(/<[^>]*>/g)?.filter((tag) => tag !== "<title>");
    const cells = (markup: string) => new Set(tags(markup));
    expect(cells(html)).toEqual(cells(plain.html));
    expect(html).not.toContain('javascript:alert(1)"');
  });
});

describe("the receipt", () => {
  const receive = async (lang: "zh" | "en" | "ar") =>
    composeReceipt({ inquiry, company: await getSettings({ lang }), lang });

  test.each([
    ["zh", "zh-CN", "ltr", "我们已收到您的咨询"],
    ["en", "en-GB", "ltr", "We have received your message"],
    ["ar", "ar", "rtl", "وصلتنا رسالتك"],
  ] as const)("is in the visitor's language: %s", async (lang, tag, dir, subject) => {
    const mail = await receive(lang);
    expect(mail.subject).toBe(subject);
    expect(mail.html).toContain(`<html lang="${tag}" dir="${dir}">`);
    expect(mail.html).toContain(`<body lang="${tag}" dir="${dir}"`);
    expect(mail.text).toContain("+86 400 000 0000");
  });

  test("repeats nothing that was typed, so that it is no use for spam", async () => {
    const { subject, text, html } = await receive("en");
    for (const typed of [inquiry.name, "first line", inquiry.phone, inquiry.product]) {
      expect(subject + text + html).not.toContain(typed);
    }
  });
});
