import { sql } from "kysely";
import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { db } from "#db/connect.ts";
import { companyDay } from "../company/company-day.ts";
import { codeOfCountry } from "../countries/country-code.ts";
import type { Lang } from "../language/language.ts";
import { readMailedInquiry } from "../mail/read-mailed-inquiry.ts";
import { listAnswers } from "./answers/list-answers.ts";
import { listInquiryFiles } from "./inquiry-files.ts";
import { compareRooms, readRoom } from "./inquiry-rooms.ts";
import { selectLines, toLine, toLines } from "./list-inquiries.ts";
import { listHistory, listNotes, listReplies } from "./list-inquiry-events.ts";
import { policy } from "./policy.ts";
import { readInquiry } from "./read-inquiry.ts";
import { isReplyable } from "./send-reply.ts";

const mostEarlier = 20;

/** One inquiry with everything that helps to answer it. */
export async function getInquiry({ id, lang }: { id: string; lang: Lang }) {
  const row = await readInquiry({ id });
  const [line, mailed, files, others, notes, replies, answers, history] = await Promise.all([
    selectLines().where("inquiry.id", "=", row.id).executeTakeFirstOrThrow(),
    readMailedInquiry({ id: row.id, lang }),
    listInquiryFiles({ inquiryId: row.id }),
    listOthers({ row, lang }),
    listNotes({ inquiryId: row.id }),
    listReplies({ inquiryId: row.id }),
    listAnswers({ inquiryId: row.id }),
    listHistory({ inquiryId: row.id }),
  ]);
  const { finish, mounting, quantity, lines, member, campaign } = mailed;
  const rooms = await compareRooms({
    received: readRoom(row.room),
    others: [...replies, ...others].map(({ room }) => room),
    lang,
  });
  return {
    ...toLine({ row: line, titles: new Map() }),
    ...{ finish, mounting, quantity, member, campaign },
    product: mailed.product === "" ? null : { id: row.product_id, title: mailed.product },
    address: row.address,
    lines,
    /** As it was sent; nothing where today's calculator cannot hold it. */
    room: rooms.received,
    files,
    page: row.page,
    referrer: row.referrer,
    ip: row.ip,
    ipCountry: row.ip_country,
    contact: contactOf(row),
    /** The company's, from which days to follow up are counted. */
    today: companyDay(),
    /** Whether the site sends mails; without, the reader's own mail program does. */
    mailing: policy.mailing,
    others: others.map((other, at) => ({
      ...other,
      room: rooms.others[replies.length + at] ?? null,
    })),
    notes,
    replies: replies.map((reply, at) => ({ ...reply, room: rooms.others[at] ?? null })),
    answers,
    history,
  };
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
async function listOthers({ row: { id, email, phone }, lang }: { row: Sender; lang: Lang }) {
  const { rows } = await sql<{ id: number }>`
    select id, created_at from inquiry
    where email <> '' and lower(email) = lower(${email}) and id <> ${id}
    union
    select id, created_at from inquiry
    where phone_key(phone) = phone_key(${phone}) and length(phone_key(${phone})) >= 7 and id <> ${id}
    order by created_at desc, id desc limit ${mostEarlier}`.execute(db);
  if (rows.length === 0) return [];
  const numbers = rows.map((other) => other.id);
  const found = await selectLines()
    .where("inquiry.id", "in", numbers)
    .orderBy("inquiry.created_at", "desc")
    .orderBy("inquiry.id", "desc")
    .select("inquiry.room")
    .execute();
  const lines = await toLines({ rows: found, lang });
  return lines.map((line, at) => ({ ...line, room: readRoom(found[at]?.room) }));
}
