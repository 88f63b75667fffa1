import { sql } from "kysely";
import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { db } from "#db/connect.ts";
import { calculation } from "../calculator/calculation.ts";
import { writeLink } from "../calculator/room-link.ts";
import { roomTitle } from "../calculator/room-title.ts";
import { codeOfCountry } from "../countries/country-code.ts";
import type { Lang } from "../language/language.ts";
import { readMailedInquiry } from "../mail/read-mailed-inquiry.ts";
import { listInquiryFiles } from "./inquiry-files.ts";
import { type InquiryLine, selectLines, toLine, toLines } from "./list-inquiries.ts";
import { listHistory, listNotes, listReplies } from "./list-inquiry-events.ts";
import { policy } from "./policy.ts";
import { readInquiry } from "./read-inquiry.ts";
import { isReplyable } from "./send-reply.ts";

const mostEarlier = 20;

/** One inquiry with everything that helps to answer it. */
export async function getInquiry({ id, lang }: { id: string; lang: Lang }) {
  const row = await readInquiry({ id });
  const [line, mailed, files, others, notes, replies, history] = await Promise.all([
    selectLines().where("inquiry.id", "=", row.id).executeTakeFirstOrThrow(),
    readMailedInquiry({ id: row.id, lang }),
    listInquiryFiles({ inquiryId: row.id }),
    listOthers({ row, lang }),
    listNotes({ inquiryId: row.id }),
    listReplies({ inquiryId: row.id }),
    listHistory({ inquiryId: row.id }),
  ]);
  const { finish, mounting, quantity, member, campaign } = mailed;
  return {
    ...toLine({ row: line, titles: new Map() }),
    ...{ finish, mounting, quantity, member, campaign },
    product: mailed.product === "" ? null : { id: row.product_id, title: mailed.product },
    address: row.address,
    room: roomOf(row.room),
    files,
    page: row.page,
    referrer: row.referrer,
    ip: row.ip,
    ipCountry: row.ip_country,
    contact: contactOf(row),
    /** Whether the site sends mails; without, the reader's own mail program does. */
    mailing: policy.mailing,
    others,
    notes,
    replies,
    history,
  };
}

/** Where the room that came with it opens as it was sent; nothing where today's form cannot hold it. */
function roomOf(stored: unknown): { link: string; title: string } | null {
  const room = calculation.safeParse(stored).data;
  return room ? { link: `/calculator.html#${writeLink(room)}`, title: roomTitle(room) } : null;
}

type Sender = Pick<
  Awaited<ReturnType<typeof readInquiry>>,
  "id" | "email" | "phone" | "country" | "lang"
>;

/** How the sender can be reached: numbers as they are dialled from anywhere. */
function contactOf({ phone, email, country, lang }: Sender) {
  const code = country === "" ? (lang === "zh" ? "CN" : undefined) : codeOfCountry(country);
  const number = parsePhoneNumberFromString(phone, code as CountryCode | undefined);
  return {
    email: isReplyable(email) ? email : null,
    phone: number?.number ?? (phone.replace(/[^\d+]/g, "") || null),
    whatsapp: number?.isPossible() ? number.number.slice(1) : null,
  };
}

/** Other inquiries of the same person: by the same address or the same number, newest first. */
async function listOthers({
  row: { id, email, phone },
  lang,
}: {
  row: Sender;
  lang: Lang;
}): Promise<InquiryLine[]> {
  const { rows } = await sql<{ id: number }>`
    select id, created_at from inquiry
    where email <> '' and lower(email) = lower(${email}) and id <> ${id}
    union
    select id, created_at from inquiry
    where phone_key(phone) = phone_key(${phone}) and length(phone_key(${phone})) >= 7 and id <> ${id}
    order by created_at desc, id desc limit ${mostEarlier}`.execute(db);
  if (rows.length === 0) return [];
  const numbers = rows.map((other) => other.id);
  const lines = await selectLines()
    .where("inquiry.id", "in", numbers)
    .orderBy("inquiry.created_at", "desc")
    .orderBy("inquiry.id", "desc")
    .execute();
  return toLines({ rows: lines, lang });
}
