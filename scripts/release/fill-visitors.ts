import { type Kysely, sql } from "kysely";
import { demonstration } from "#content/everything.ts";
import type { DB } from "#db/schema.ts";
import { presetRooms } from "#domain/calculator/preset-rooms.ts";
import type { People } from "./fill-people.ts";

/** What visitors leave behind and staff do with it: inquiries, applications, visits, searches. */
export async function fillVisitors({ people, on }: { people: People; on: Kysely<DB> }) {
  const inquiryId = await addInquiry({ people, on });
  const replyId = await addReply({ inquiryId, author: people.sales, on });
  await addOffer({ inquiryId, author: people.sales, on });
  const applicationId = await addApplication({ people, on });
  await addVisits({ on });
  await on
    .insertInto("search_log")
    .values({ lang: "en", query: "booth", hits: 7, complete: true, times: 3 })
    .execute();
  await on
    .insertInto("stored_room")
    .values({ id: "c3RvcmVkLXJvb20tb2YtYQ", room: JSON.stringify(presetRooms.classroom) })
    .execute();
  await on
    .insertInto("backup_run")
    .values({
      ...{ started_at: new Date("2026-11-15T19:00:00Z"), archive: "backups/tinghe.tar.gz" },
      ...{ bytes: 4_000_000, missing_files: 0 },
    })
    .execute();
  return { inquiryId, replyId, applicationId };
}

async function addInquiry({ people, on }: { people: People; on: Kysely<DB> }): Promise<number> {
  const written = {
    ...{ lang: "en", name: "Ann", phone: "+44 20 7946 0000", email: "ann@example.com" },
    ...{ address: "", country: "Egypt", message: "Two halls,\nwood on the walls." },
  };
  const { id } = await on
    .insertInto("inquiry")
    .values({
      ...{ ...written, purpose: "quote", full_name: "Ann Reed, Example Halls" },
      ...{ product_id: demonstration.product[0]?.id, quantity: "200 m²", ip: "203.0.113.7" },
      ...{ utm: JSON.stringify({ source: "fair" }), member_id: people.memberId },
      ...{ status: "contacted", assignee: people.sales, version: 2 },
      ...{ follow_up: "2026-12-01", value_minor: 1_250_000, value_currency: "USD" },
      tags: ["concert hall"],
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await on
    .insertInto("inquiry")
    .values([
      {
        ...{ ...written, purpose: "message", lang: "zh", name: "李静", email: "" },
        ...{ status: "lost", lost_reason: "other", lost_note: "她自己搭了一间。" },
      },
      { ...written, purpose: "sample", lang: "ar", name: "أمل", status: "spam" },
    ])
    .execute();
  await on
    .insertInto("inquiry_note")
    .values({ inquiry_id: id, author: people.sales, text: "Called back." })
    .execute();
  await on
    .insertInto("inquiry_file")
    .values({ inquiry_id: id, file: "plan", name: "plan.pdf", bytes: 4096 })
    .execute();
  await on
    .insertInto("inquiry_answer")
    .values({
      ...{ inquiry_id: id, mail_key: "<answer@example.com>", sort: "answer" },
      ...{ sent_from: "ann@example.com", subject: "Re: Your halls", text: "Four metres." },
      ...{ left_out: '[{"name": "hall.dwg", "problem": "files-type"}]', received_at: new Date() },
    })
    .execute();
  await on
    .insertInto("mailbox_place")
    .values({ address: "sales@imap.example.com:993/INBOX", validity: "1", last_uid: 1 })
    .execute();
  const before = [{ id: String(id), status: "new", assignee: null, read: false, version: 2 }];
  await on
    .insertInto("inquiry_change")
    .values({ actor: people.sales, before: JSON.stringify(before) })
    .execute();
  await on
    .insertInto("audit_entry")
    .values({
      ...{ actor: people.sales, action: "status-set", kind: "inquiry", record_id: String(id) },
      ...{ before: '{"status": "new"}', after: '{"status": "contacted"}' },
    })
    .execute();
  await on
    .insertInto("saved_filter")
    .values({ owner: people.sales, name: "New", filter: JSON.stringify({ status: ["new"] }) })
    .execute();
  return id;
}

async function addReply({
  inquiryId,
  author,
  on,
}: {
  inquiryId: number;
  author: string;
  on: Kysely<DB>;
}): Promise<number> {
  const { id } = await on
    .insertInto("inquiry_reply")
    .values({
      ...{ inquiry_id: inquiryId, author, lang: "en", sent_to: "ann@example.com" },
      ...{ subject: "Your halls", text: "Dear Ann,\n\nHow high are they?" },
      ...{ room: JSON.stringify(presetRooms.office), room_key: "cm9vbS1vZi1hLXJlcGx5LQ" },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A price, and an offer with it, of which everything is kept that can be. */
async function addOffer({
  inquiryId,
  author,
  on,
}: {
  inquiryId: number;
  author: string;
  on: Kysely<DB>;
}) {
  const product = demonstration.product[0]?.id ?? "";
  const priced = { unit: "m2", currency: "USD" } as const;
  await on
    .insertInto("price")
    .values({
      ...{ ...priced, product_id: product, valid_from: "2026-01-01" },
      breaks: JSON.stringify([{ from: 0, price: 4000 }]),
    })
    .execute();
  const line = {
    ...{ ...priced, product, finish: "", mounting: "", text: "", quantity: 20_000, price: 4000 },
  };
  const draft = {
    ...{ currency: "USD", lines: [line], freight: null, incoterm: "", place: "" },
    ...{ validUntil: "2026-12-31", weeks: null, note: "", terms: "" },
  };
  const { id } = await on
    .insertInto("offer")
    .values({ inquiry_id: inquiryId, lang: "en", author, draft: JSON.stringify(draft) })
    .returning("id")
    .executeTakeFirstOrThrow();
  await on.insertInto("offer_count").values({ year: 2026, last: 1 }).execute();
  await on.insertInto("offer_link").values({ token_hash: "aGFzaA", offer_id: id }).execute();
  const asked = { kind: "asked", text: "By when?" } as const;
  await on
    .insertInto("offer_answer")
    .values({ ...asked, offer_id: id })
    .execute();
}

async function addApplication({ people, on }: { people: People; on: Kysely<DB> }) {
  const job = demonstration.job[0];
  const { id } = await on
    .insertInto("job_application")
    .values({
      ...{ number: "ABCD-2345", job_id: job?.id ?? "", job_title: JSON.stringify(job?.title) },
      ...{ lang: "ar", name: "Mina", phone: "12345", email: "mina@example.com" },
      ...{ message: "", resume: "{}", status: "interview", member_id: people.memberId },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await on.insertInto("file_removal").values({ file: "left-behind" }).execute();
  await on
    .insertInto("job_application_note")
    .values({ application_id: id, author: people.administrator, text: "On Tuesday." })
    .execute();
  return id;
}

async function addVisits({ on }: { on: Kysely<DB> }) {
  await sql`
    create table visit_2026_11 partition of visit
    for values from ('2026-11-01 00:00:00+00') to ('2026-12-01 00:00:00+00')`.execute(on);
  const visit = { visited_at: new Date("2026-11-15T02:30:00Z"), lang: "zh", device: "phone" };
  await on
    .insertInto("visit")
    .values([
      { ...visit, page: "/", country: "CN" },
      { ...visit, page: "/product.html", ip: "203.0.113.0", referrer: "https://example.com/" },
    ])
    .execute();
}
