import { sql } from "kysely";
import { extractText } from "unpdf";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { companyDay } from "#domain/company/company-day.ts";
import { policy, setInquiryPolicy } from "#domain/inquiries/policy.ts";
import { type Lang, languages } from "#domain/language/language.ts";
import type { Mail } from "#domain/mail/compose-mail.ts";
import { sendNextMail } from "#domain/mail/send-next-mail.ts";
import { answerOffer } from "#domain/offers/answer-offer.ts";
import { describeOffer } from "#domain/offers/describe-offer.ts";
import { makeOfferPdf } from "#domain/offers/make-offer-pdf.ts";
import { openOffer } from "#domain/offers/open-offer.ts";
import { hashToken } from "#domain/staff/link-token.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { type SignedIn, startStaffApi } from "../testing/staff-api.ts";

giveOwnDatabase();

const api = startStaffApi();
const ip = "192.0.2.7";
let ann: SignedIn;

beforeAll(async () => {
  ann = await api.signIn("sales", { name: "Ann" });
});
beforeEach(async () => {
  setInquiryPolicy({ ...policy, mailing: true });
  for (const table of ["inquiry", "mail_outbox", "price", "rate_limit"] as const) {
    await db.deleteFrom(table).execute();
  }
});

const asked = [
  { product: "slat-oak", finish: "oak", sample: false, amount: 45.5, unit: "m2", note: "lobby" },
  { product: "booth-s", sample: false, amount: 2, unit: "piece" },
];

async function receive(change: object = {}) {
  const { id } = await db
    .insertInto("inquiry")
    .values({
      ...{ purpose: "quote", lang: "ar", name: "Layla", phone: "1", email: "layla@example.com" },
      ...{ address: "", country: "Egypt", message: "?", full_name: "Layla H., Halls & Co" },
      ...{ lines: JSON.stringify(asked), ...change },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return String(id);
}

const oakPrice = {
  ...{ product: "slat-oak", finish: "", unit: "m2", currency: "USD", validFrom: "2020-01-01" },
  breaks: [
    { from: "0", price: "40" },
    { from: "40", price: "32.05" },
  ],
};
const boothPrice = {
  ...oakPrice,
  product: "booth-s",
  unit: "piece",
  breaks: [{ from: "1", price: "2900" }],
};

type Shown = Record<string, unknown> & {
  version: number;
  state: string;
  total: string;
  number: string | null;
  lines: Record<string, unknown>[];
};

async function show(id: string): Promise<Shown> {
  const { status, body } = await ann.get(`/offers/${id}?lang=en`);
  expect(status).toBe(200);
  return body as Shown;
}

const idOf = (body: unknown) => (body as { id: string }).id;

/** A draft with prices from the list. */
async function draft(change: object = {}): Promise<{ inquiry: string; offer: string }> {
  await ann.post("/prices", oakPrice);
  await ann.post("/prices", boothPrice);
  const inquiry = await receive(change);
  const { status, body } = await ann.post("/offers", { inquiryId: inquiry });
  expect(status).toBe(200);
  return { inquiry, offer: idOf(body) };
}

async function send(offer: string) {
  const { version } = await show(offer);
  return ann.post(`/offers/${offer}/send`, { version });
}

async function linkTo(offer: string): Promise<string> {
  const { body } = await ann.post(`/offers/${offer}/link`);
  return /\/offer\/([\w-]{43})$/.exec((body as { path: string }).path)?.[1] ?? "";
}

/** Sent, and its link. */
async function sent(change: object = {}) {
  const made = await draft(change);
  const { status, body } = await send(made.offer);
  expect([status, body]).toMatchObject([200, { mailed: true }]);
  return { ...made, token: await linkTo(made.offer) };
}

const accept = (token: string, change: object = {}) =>
  answerOffer({
    ...{ token, ip, kind: "accepted" as const, name: "Layla H.", text: "", agreed: true },
    ...change,
  });

async function statusOf(inquiry: string) {
  const { body } = await ann.get(`/inquiries/${inquiry}`);
  const { status, read, history } = body as {
    status: string;
    read: boolean;
    history: { action: string; after: { offer?: string } | null }[];
  };
  return { status, read, events: history.map(({ action }) => action) };
}

async function sendMails(): Promise<Mail[]> {
  const mails: Mail[] = [];
  const sender = {
    ...{ from: undefined, to: "sales@example.com", host: "www.example.com", retryAfter: 30 },
    ...{ origin: "https://www.example.com", lang: "en" as const },
  };
  const deliver = async (mail: Mail) => {
    mails.push(mail);
    return "delivered" as const;
  };
  while ((await sendNextMail({ sender, deliver })).outcome === "sent");
  return mails;
}

describe("the price list", () => {
  test("keeps what is typed, and says what is wrong", async () => {
    const { status, body } = await ann.post("/prices", oakPrice);
    expect([status, body]).toMatchObject([
      200,
      { breaks: [{ from: "0.00", price: "40.00" }, { price: "32.05" }], validUntil: "" },
    ]);
    const wrong = {
      ...oakPrice,
      breaks: [
        { from: "1", price: "1.234" },
        { from: "1", price: "x" },
      ],
    };
    expect(await ann.post("/prices", wrong)).toMatchObject({
      ...{ status: 400 },
      body: {
        fields: { "breaks.0.price": "decimals:2", "breaks.1.price": "number", breaks: "taken" },
      },
    });
  });

  test("refuses who saves over somebody else", async () => {
    const { body } = await ann.post("/prices", oakPrice);
    const path = `/prices/${idOf(body)}`;
    const saved = { ...oakPrice, version: 1 };
    expect((await ann.put(path, saved)).status).toBe(200);
    expect((await ann.put(path, saved)).status).toBe(409);
    expect((await ann.delete(path)).status).toBe(200);
    expect((await ann.get(path)).status).toBe(404);
  });

  test("is on no page: neither in the site map nor in the search nor in the content", async () => {
    await ann.post("/prices", { ...oakPrice, breaks: [{ from: "0", price: "98765.43" }] });
    for (const path of ["/api/search?q=98765", "/api/ideas/product?id=slat-oak"]) {
      expect(await (await api.call(path)).text()).not.toContain("98765");
    }
  });
});

describe("a draft", () => {
  test("begins with what was asked for, at the prices of the list", async () => {
    const { offer } = await draft();
    expect(await show(offer)).toMatchObject({
      ...{ state: "draft", number: null, currency: "USD", total: "USD\u00a07,258.28" },
      lines: [
        { product: "slat-oak", finish: "oak", quantity: "45.5", price: "32.05", text: "lobby" },
        { product: "booth-s", quantity: "2", unit: "piece", price: "2900.00" },
      ],
    });
  });

  test("has samples beneath the amounts, for nothing, in the buyer's words", async () => {
    const lines = [
      { product: "slat-oak", finish: "oak", sample: true, unit: "m2", note: "large" },
      { product: "booth-s", sample: true, amount: 2, unit: "piece", note: "blue" },
    ];
    const { offer } = await draft({ lines: JSON.stringify(lines) });
    const sample = { quantity: "1", unit: "piece", price: "0.00" };
    expect(await show(offer)).toMatchObject({
      total: "USD\u00a05,800.00",
      lines: [
        { product: "booth-s", quantity: "2", price: "2900.00", text: "blue" },
        { product: "slat-oak", finish: "oak", text: "عينة · large", ...sample },
        { product: "booth-s", text: "عينة", ...sample },
      ],
    });
    expect((await send(offer)).status).toBe(200);
  });

  test("has a line for the one product of an inquiry without a list", async () => {
    const change = { lines: "[]", product_id: "slat-oak", finish: "oak", quantity: "120 m²" };
    const { offer } = await draft(change);
    const { lines } = await show(offer);
    expect(lines).toMatchObject([{ product: "slat-oak", quantity: "120", price: "32.05" }]);
  });

  test("leaves empty what the list no longer has, and says why", async () => {
    await ann.post("/prices", { ...boothPrice, validUntil: "2020-12-31" });
    const { body } = await ann.post("/offers", { inquiryId: await receive() });
    const { lines } = await show(idOf(body));
    expect(lines).toMatchObject([
      { price: "", listed: { reason: "none" } },
      { price: "", listed: { reason: "expired", detail: "2020-12-31" } },
    ]);
  });

  test("is saved once by whoever comes first, and thrown away", async () => {
    const { offer } = await draft();
    const seen = await show(offer);
    expect((await ann.put(`/offers/${offer}`, seen)).status).toBe(200);
    expect((await ann.put(`/offers/${offer}`, seen)).status).toBe(409);
    expect((await ann.delete(`/offers/${offer}`)).status).toBe(200);
    expect((await ann.get(`/offers/${offer}`)).status).toBe(404);
  });

  test("is refused with 500 lines", async () => {
    const { offer } = await draft();
    const seen = await show(offer);
    const lines = Array(500).fill(seen.lines[0]);
    const { status, body } = await ann.put(`/offers/${offer}`, { ...seen, lines });
    expect([status, body]).toMatchObject([400, { fields: { lines: "too-many:100" } }]);
  });

  test("of another inquiry than any is not made", async () => {
    expect((await ann.post("/offers", { inquiryId: "999999" })).status).toBe(404);
  });
});

describe("sending", () => {
  test("is refused while something is missing, at its field", async () => {
    const { offer } = await draft();
    const seen = await show(offer);
    const [line, ...others] = seen.lines;
    const lines = [{ ...line, price: "" }, ...others, { unit: "m2", quantity: "0", price: "1" }];
    const gaps = { ...seen, lines, incoterm: "FOB", place: "", validUntil: "2020-01-01" };
    expect((await ann.put(`/offers/${offer}`, gaps)).status).toBe(200);
    const { status, body } = await send(offer);
    expect([status, body]).toMatchObject([
      400,
      {
        fields: {
          ...{ "lines.0.price": "no-price", "lines.2.text": "required" },
          ...{ "lines.2.quantity": "not-above:0", place: "required", validUntil: "over" },
        },
      },
    ]);
  });

  test("is refused for a product withdrawn since", async () => {
    const { offer } = await draft();
    const withdrawn = db.updateTable("product").where("id", "=", "booth-s");
    await withdrawn.set({ status: "draft" }).execute();
    const { body } = await send(offer);
    await withdrawn.set({ status: "published" }).execute();
    expect(body).toMatchObject({ fields: { "lines.1.product": "withdrawn" } });
  });

  test("numbers, freezes, mails in the buyer's language and quotes the inquiry", async () => {
    const { offer, inquiry } = await sent();
    const year = companyDay().slice(0, 4);
    const seen = await show(offer);
    expect(seen).toMatchObject({ state: "open", issue: 1, sentTo: "layla@example.com" });
    expect(seen.number).toMatch(new RegExp(`^A-${year}-\\d{4}$`));
    expect(await statusOf(inquiry)).toMatchObject({
      status: "quoted",
      events: expect.arrayContaining(["offer-sent", "status-set"]),
    });
    const [mail] = await sendMails();
    expect(mail).toMatchObject({ to: "layla@example.com", replyTo: ann.email, automatic: false });
    expect(mail?.subject).toContain(seen.number);
    expect(mail?.text).toContain("7,258.28");
    expect(mail?.text).toMatch(/[\u0600-\u06ff]{4}/);
    // The link of the mail opens it; of its token only the hash is kept.
    const token = /https:\/\/www\.example\.com\/ar\/offer\/([\w-]{43})/.exec(mail?.text ?? "")?.[1];
    expect(await openOffer({ token: token ?? "" })).toMatchObject({ number: seen.number });
    const kept = await db.selectFrom("offer_link").select("token_hash").execute();
    expect(kept.map((row) => row.token_hash)).toContain(hashToken(token ?? ""));
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  test("gives numbers in a row, to those who send at once too", async () => {
    const drafts = await Promise.all([draft(), draft(), draft()]);
    const answers = await Promise.all(drafts.map(({ offer }) => send(offer)));
    const numbers = answers.map(({ body }) =>
      Number((body as { number: string }).number.slice(-4)),
    );
    const sorted = numbers.toSorted((one, other) => one - other);
    expect(new Set(numbers).size).toBe(3);
    expect((sorted[2] ?? 0) - (sorted[0] ?? 0)).toBe(2);
  });

  test("happens once, and nothing changes a sent offer any more", async () => {
    const { offer } = await sent();
    const seen = await show(offer);
    expect(await send(offer)).toMatchObject({ status: 400 });
    expect(await ann.put(`/offers/${offer}`, seen)).toMatchObject({ status: 400 });
    expect(await ann.delete(`/offers/${offer}`)).toMatchObject({ status: 400 });
    const change = db.updateTable("offer").set({ frozen: "{}" }).where("id", "=", offer).execute();
    await expect(change).rejects.toThrow("a sent offer is never changed");
  });

  test("works without a mail server: the link is handed over", async () => {
    setInquiryPolicy({ ...policy, mailing: false });
    const { offer } = await draft();
    expect(await send(offer)).toMatchObject({ status: 200, body: { mailed: false } });
    expect(await openOffer({ token: await linkTo(offer) })).toMatchObject({ state: "open" });
    expect(await sendMails()).toEqual([]);
  });
});

describe("the buyer", () => {
  test("accepts once, however often and however many at once", async () => {
    const { token, inquiry, offer } = await sent();
    await sendMails();
    const outcomes = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((number) => accept(token, { name: `Layla ${number}` })),
    );
    const named = outcomes.map(({ outcome }) => outcome).toSorted();
    expect(named).toEqual(["already", "already", "already", "already", "already", "taken"]);
    expect(await accept(token)).toEqual({ outcome: "already" });
    const opened = await openOffer({ token });
    expect(opened).toMatchObject({ state: "accepted", answers: [{ kind: "accepted" }] });
    expect(await statusOf(inquiry)).toMatchObject({ status: "won", read: false });
    const mails = await sendMails();
    expect(mails).toMatchObject([{ to: "sales@example.com" }]);
    expect(mails[0]?.subject).toMatch(/accepted: Layla/);
    expect(mails[0]?.text).toContain(`/admin/inquiries/${inquiry}/show`);
    // What is accepted is neither withdrawn nor replaced.
    expect(await ann.post(`/offers/${offer}/withdraw`)).toMatchObject({ status: 400 });
    expect(await ann.post(`/offers/${offer}/copy`)).toMatchObject({ status: 400 });
    expect(await accept(token, { kind: "declined" })).toMatchObject({ problems: ["closed"] });
  });

  test("declines with a reason, or asks and keeps it open", async () => {
    const { token, inquiry } = await sent();
    const question = { kind: "asked", text: "Is it fireproof?\n<b>?</b>" };
    expect(await accept(token, question)).toEqual({ outcome: "taken" });
    expect(await accept(token, question)).toEqual({ outcome: "already" });
    expect(await statusOf(inquiry)).toMatchObject({ status: "quoted", read: false });
    expect(await accept(token, { kind: "declined", text: "Too dear" })).toEqual({
      outcome: "taken",
    });
    expect(await statusOf(inquiry)).toMatchObject({ status: "lost" });
    expect(await openOffer({ token })).toMatchObject({
      ...{ state: "declined" },
      answers: [question, { kind: "declined", text: "Too dear" }],
    });
    expect(await accept(token)).toMatchObject({ problems: ["closed"] });
  });

  test.each<[string, object, string[]]>([
    ["without a name", { name: " " }, ["name"]],
    ["without the tick", { agreed: false }, ["agree"]],
    ["with neither", { name: "", agreed: false }, ["name", "agree"]],
    ["a question without words", { kind: "asked" }, ["text"]],
    ["a question without end", { kind: "asked", text: "x".repeat(2001) }, ["long"]],
  ])("%s is told what is missing", async (_, change, problems) => {
    const { token } = await sent();
    expect(await accept(token, change)).toEqual({ outcome: "refused", problems });
  });

  test("cannot accept after the date, but ask", async () => {
    const { offer } = await draft();
    await send(offer);
    const token = await linkTo(offer);
    await expire(offer);
    expect(await openOffer({ token })).toMatchObject({ state: "expired" });
    expect(await accept(token)).toMatchObject({ problems: ["closed"] });
    expect(await accept(token, { kind: "asked", text: "A new one?" })).toEqual({
      outcome: "taken",
    });
  });

  test("cannot accept what was withdrawn, but ask; its mail does not leave", async () => {
    const { offer, token, inquiry } = await sent();
    expect(await ann.post(`/offers/${offer}/withdraw`)).toMatchObject({ status: 200 });
    expect(await sendMails()).toEqual([]);
    expect(await openOffer({ token })).toMatchObject({ state: "withdrawn" });
    expect(await accept(token)).toMatchObject({ problems: ["closed"] });
    expect(await accept(token, { kind: "asked", text: "Why?" })).toEqual({ outcome: "taken" });
    expect((await statusOf(inquiry)).events).toContain("offer-withdrawn");
  });

  test("is led from an earlier version to the newer one", async () => {
    const { offer, token } = await sent();
    const copy = idOf((await ann.post(`/offers/${offer}/copy`)).body);
    expect(idOf((await ann.post(`/offers/${offer}/copy`)).body)).toBe(copy);
    // While it is being written, the first one counts, and nobody sees the other.
    expect(await openOffer({ token, version: 2 })).toBeUndefined();
    expect(await openOffer({ token })).toMatchObject({ state: "open", newest: 1 });
    expect((await send(copy)).status).toBe(200);
    expect(await openOffer({ token })).toMatchObject({
      state: "superseded",
      newest: 2,
      version: 1,
    });
    expect(await accept(token)).toMatchObject({ problems: ["closed"] });
    expect(await openOffer({ token, version: 2 })).toMatchObject({ state: "open", version: 2 });
    expect(await accept(token, { version: 2 })).toEqual({ outcome: "taken" });
    expect(await openOffer({ token: await linkTo(copy) })).toMatchObject({ state: "accepted" });
  });

  test("with somebody else's link, a guessed or a draft's one sees nothing of it", async () => {
    const [one, other] = [await sent(), await sent({ name: "Omar" })];
    expect(await openOffer({ token: one.token })).not.toMatchObject({ id: other.offer });
    const guessed = one.token.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    for (const token of [guessed, "", "x".repeat(43), one.offer, `${one.token}x`]) {
      expect(await openOffer({ token })).toBeUndefined();
      expect(await accept(token)).toEqual({ outcome: "unknown" });
    }
    const { offer } = await draft();
    expect((await ann.post(`/offers/${offer}/link`)).status).toBe(409);
  });

  test("is slowed down after many answers", async () => {
    const { token } = await sent();
    const outcomes: string[] = [];
    for (let number = 0; number < 31; number++) {
      outcomes.push((await accept(token, { agreed: false })).outcome);
    }
    expect(outcomes.at(-1)).toBe("too-many");
  });

  test("keeps what was sent, whatever becomes of the catalogue", async () => {
    const { token } = await sent();
    const before = await openOffer({ token });
    const withdrawn = db.updateTable("product").where("id", "=", "slat-oak");
    await withdrawn.set({ status: "draft" }).execute();
    const after = await openOffer({ token });
    await withdrawn.set({ status: "published" }).execute();
    expect(after).toEqual(before);
  });
});

/** What a sent offer says cannot be changed: the day is put into the past with the guard away. */
async function expire(offer: string) {
  await sql`alter table offer disable trigger sent_offer_stays`.execute(db);
  await sql`update offer set frozen = frozen || '{"validUntil": "2020-01-01"}'
    where id = ${offer}`.execute(db);
  await sql`alter table offer enable trigger sent_offer_stays`.execute(db);
}

/** As a program hands it out that copies or reads aloud; where words part is its own guess. */
const together = (text: string) => text.replaceAll(/\s+/g, "");

test.each(languages.map(({ code }) => code))(
  "in %s the PDF has the page's figures",
  async (lang: Lang) => {
    const { offer, token } = await draft().then(async (made) => {
      const seen = await show(made.offer);
      await ann.put(`/offers/${made.offer}`, {
        ...{ ...seen, freight: "1234.56", incoterm: "FOB", place: "Shanghai", weeks: 3 },
        terms: 'Pay #image("/etc/passwd") $x$',
      });
      await send(made.offer);
      return { ...made, token: await linkTo(made.offer) };
    });
    const opened = await openOffer({ token });
    if (!opened) throw new Error("The offer is gone");
    const described = describeOffer({ offer: opened, lang });
    const pdf = await makeOfferPdf({ offer: opened, lang });
    const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
    const read = together(text);
    for (const { price, sum } of described.lines) {
      expect(read).toContain(price);
      expect(read).toContain(sum);
    }
    for (const { value } of described.sums) expect(read).toContain(value);
    expect(read).toContain("8,492.84");
    expect(read).toContain(opened.number);
    expect(read).toContain("FOBShanghai");
    // Brackets are turned around by what reads it, where the text around them runs the other way.
    expect(read.replaceAll(/[()]/g, "")).toContain('#image"/etc/passwd"$x$');
    const staff = await ann.get(`/offers/${offer}/offer.pdf`);
    expect(staff.status).toBe(200);
  },
);
