import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { describeLines } from "../basket/describe-lines.ts";
import { storedLines } from "../basket/stored-lines.ts";
import { calculation } from "../calculator/calculation.ts";
import { roomTitle } from "../calculator/room-title.ts";
import { getProduct, type Product } from "../catalogue/get-product.ts";
import { countryList } from "../countries/countries.ts";
import { fileNames } from "../inquiries/inquiry-files.ts";
import { purposes } from "../inquiries/inquiry-form.ts";
import { type Lang, readLang } from "../language/language.ts";
import { plain } from "../language/text.ts";
import type { MailedInquiry } from "./inquiry-mails.ts";

/** An inquiry as its reader wants to see it: names instead of ids, in the reader's language. */
export async function readMailedInquiry({
  id,
  lang,
}: {
  id: number;
  lang: Lang;
}): Promise<MailedInquiry> {
  const row = await db
    .selectFrom("inquiry")
    .where("id", "=", id)
    .selectAll()
    .select([
      sql<string | null>`(select name from auth_user where id = member_id)`.as("member"),
      fileNames.as("files"),
    ])
    .executeTakeFirstOrThrow();
  const product = row.product_id ? await getProduct({ id: row.product_id, lang }) : undefined;
  return {
    purpose: purposes.find((purpose) => purpose === row.purpose) ?? "message",
    lang: readLang(row.lang),
    name: row.name,
    fullName: row.full_name,
    phone: row.phone,
    email: row.email,
    country: countryList.find(({ value }) => value === row.country)?.label[lang] ?? row.country,
    address: row.address,
    message: row.message,
    files: row.files,
    product: product ? `${plain(product.title)} (${product.code})` : (row.product_id ?? ""),
    finish: nameOfFinish({ product, id: row.finish }),
    mounting: buildUpOfMounting({ product, id: row.mounting }),
    quantity: row.quantity ?? "",
    lines: await describeLines({ lines: storedLines(row.lines), lang }),
    room: nameOfRoom(row.room),
    member: row.member ?? "",
    page: row.page ?? "",
    referrer: row.referrer ?? "",
    campaign: Object.entries(row.utm ?? {})
      .map(([name, value]) => `${name}=${value}`)
      .join(" "),
    receivedAt: row.created_at,
  };
}

function nameOfRoom(stored: unknown): string {
  const room = calculation.safeParse(stored).data;
  return room ? roomTitle(room) : "";
}

type Chosen = { product: Product | undefined; id: string | null };

/** A choice that the product no longer has is told as it was sent. */
function nameOfFinish({ product, id }: Chosen): string {
  const finish = product?.finishes.find((candidate) => candidate.id === id);
  return finish ? plain(finish.name) : (id ?? "");
}

function buildUpOfMounting({ product, id }: Chosen): string {
  const mounting = product?.mountings.find((candidate) => candidate.id === id);
  return mounting ? plain(mounting.buildUp) : (id ?? "");
}
