import { db } from "#db/connect.ts";
import { m } from "#text";
import { describeLines, writeLine } from "../basket/describe-lines.ts";
import { storedLines } from "../basket/stored-lines.ts";
import { countryList } from "../countries/countries.ts";
import { type Lang, language } from "../language/language.ts";
import type { Actor } from "../staff/actor.ts";
import { writeAudit } from "../staff/audit.ts";
import { fileNames } from "./inquiry-files.ts";
import type { LostReason } from "./inquiry-status.ts";
import { selectLines, toLine } from "./list-inquiries.ts";
import { readProductTitles, type Titles } from "./product-titles.ts";
import { type InquiryFilter, selectInquiries } from "./select-inquiries.ts";

export type Cell = string | number | Date;

const batchSize = 1000;

type Asked = { q: string; filter: InquiryFilter; lang: Lang };

/** Who took which inquiries out of the house. */
export async function auditExport({
  q,
  filter,
  format,
  actor,
}: Omit<Asked, "lang"> & { format: string; actor: Actor }) {
  const after = { format, q, ...filter };
  await writeAudit({ on: db, actor, action: "exported", kind: "inquiry", id: "–", after });
}

/**
 * The inquiries asked for, newest first, as the lines of a table under their headings. They are read
 * in small parts as whoever takes them keeps up, so that any number of them needs little memory.
 */
export async function* exportInquiries({ q, filter, lang }: Asked): AsyncGenerator<Cell[][]> {
  const columns = columnsIn(lang);
  yield [columns.map(({ title }) => title)];
  const titles: Titles = new Map();
  for (let last: number | undefined; ; ) {
    const rows = await readBatch({ q, filter, lang, last, titles });
    if (rows.length > 0) yield rows.map((row) => columns.map(({ cell }) => cell(row)));
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.number;
  }
}

async function readBatch({
  q,
  filter,
  lang,
  last,
  titles,
}: Asked & { last: number | undefined; titles: Titles }) {
  const numbers = selectInquiries({ q, filter })
    .$if(last !== undefined, (query) => query.where("inquiry.id", "<", last ?? 0))
    .orderBy("inquiry.id", "desc")
    .limit(batchSize)
    .select("inquiry.id");
  const rows = await selectLines()
    .where("inquiry.id", "in", numbers)
    .orderBy("inquiry.id", "desc")
    .select([
      "inquiry.address",
      "inquiry.country",
      "inquiry.finish",
      "inquiry.mounting",
      "inquiry.quantity",
      "inquiry.lines",
      "inquiry.page",
      "inquiry.referrer",
      "inquiry.utm",
      "inquiry.ip_country",
      fileNames.as("files"),
    ])
    .execute();
  await readProductTitles({ ids: rows.map((row) => row.product_id), lang, known: titles });
  const lines = await writeLines({ rows, lang });
  return rows.map((row, at) => ({
    ...row,
    ...toLine({ row, titles }),
    lines: lines[at] ?? "",
    number: row.id,
    country: row.country,
  }));
}

type Exported = Awaited<ReturnType<typeof readBatch>>[number];

function columnsIn(lang: Lang): { title: string; cell: (row: Exported) => Cell }[] {
  const locale = { locale: lang };
  const countries = new Map(countryList.map(({ value, label }) => [value, label[lang]]));
  const codes = new Map<string, string>(countryList.map(({ code, label }) => [code, label[lang]]));
  return [
    { title: m.export_number({}, locale), cell: ({ number }) => number },
    { title: m.mail_label_received({}, locale), cell: ({ createdAt }) => createdAt },
    {
      title: m.export_status({}, locale),
      cell: ({ status }) => statusNames[status]({}, locale),
    },
    { title: m.export_assignee({}, locale), cell: ({ assignee }) => assignee?.name ?? "" },
    {
      title: m.export_purpose({}, locale),
      cell: ({ purpose }) => purposeNames[purpose]({}, locale),
    },
    { title: m.mail_label_name({}, locale), cell: ({ name }) => name },
    { title: m.inquiry_full_name({}, locale), cell: ({ fullName }) => fullName },
    { title: m.mail_label_phone({}, locale), cell: ({ phone }) => phone },
    { title: m.mail_label_email({}, locale), cell: ({ email }) => email },
    {
      title: m.mail_label_country({}, locale),
      cell: ({ country }) => countries.get(country) ?? country,
    },
    { title: m.mail_label_address({}, locale), cell: ({ address }) => address },
    { title: m.mail_label_message({}, locale), cell: ({ message }) => message },
    { title: m.inquiry_files({}, locale), cell: ({ files }) => files },
    { title: m.mail_label_product({}, locale), cell: ({ product }) => product ?? "" },
    { title: m.mail_label_finish({}, locale), cell: ({ finish }) => finish ?? "" },
    { title: m.mail_label_mounting({}, locale), cell: ({ mounting }) => mounting ?? "" },
    { title: m.mail_label_quantity({}, locale), cell: ({ quantity }) => quantity ?? "" },
    { title: m.basket({}, locale), cell: ({ lines }) => lines },
    { title: m.mail_label_language({}, locale), cell: (row) => language(row.lang).label },
    { title: m.mail_label_page({}, locale), cell: ({ page }) => page ?? "" },
    { title: m.mail_label_referrer({}, locale), cell: ({ referrer }) => referrer ?? "" },
    {
      title: m.mail_label_campaign({}, locale),
      cell: ({ utm }) =>
        Object.entries(utm ?? {})
          .map(([name, value]) => `${name}=${value}`)
          .join(" "),
    },
    {
      title: m.export_ip_country({}, locale),
      cell: ({ ip_country: code }) => codes.get(code ?? "") ?? code ?? "",
    },
    { title: m.export_follow_up({}, locale), cell: ({ followUp }) => followUp?.day ?? "" },
    {
      title: m.export_value({}, locale),
      cell: ({ value }) => (value ? Number(value.amount) : ""),
    },
    { title: m.export_currency({}, locale), cell: ({ value }) => value?.currency ?? "" },
    {
      title: m.export_lost_reason({}, locale),
      cell: ({ lost }) => (lost ? lostReasonNames[lost.reason]({}, locale) : ""),
    },
    { title: m.export_lost_note({}, locale), cell: ({ lost }) => lost?.note ?? "" },
    { title: m.export_tags({}, locale), cell: ({ tags }) => tags.join(", ") },
  ];
}

/** The requests of all of them, each in words, with one look at the catalogue. */
async function writeLines({ rows, lang }: { rows: { lines: unknown }[]; lang: Lang }) {
  const requests = rows.map((row) => storedLines(row.lines));
  const described = await describeLines({ lines: requests.flat(), lang });
  return requests.map((lines) =>
    described
      .splice(0, lines.length)
      .map((line) => writeLine({ line, lang }))
      .join("\n"),
  );
}

const statusNames = {
  new: m.inquiry_status_new,
  contacted: m.inquiry_status_contacted,
  quoted: m.inquiry_status_quoted,
  won: m.inquiry_status_won,
  lost: m.inquiry_status_lost,
  spam: m.inquiry_status_spam,
};

const lostReasonNames: Record<LostReason, typeof m.inquiry_lost_price> = {
  price: m.inquiry_lost_price,
  "lead-time": m.inquiry_lost_lead_time,
  unsuitable: m.inquiry_lost_unsuitable,
  competitor: m.inquiry_lost_competitor,
  cancelled: m.inquiry_lost_cancelled,
  "no-answer": m.inquiry_lost_no_answer,
  other: m.inquiry_lost_other,
};

const purposeNames = {
  message: m.inquiry_purpose_message,
  quote: m.inquiry_purpose_quote,
  sample: m.inquiry_purpose_sample,
};
