import type { Selectable } from "kysely";
import { z } from "zod";
import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import type { DB, Price as Row } from "#db/schema.ts";
import { AppError } from "../app-error.ts";
import { type BasketUnit, basketUnits } from "../basket/basket-rules.ts";
import { readProductTitles } from "../inquiries/product-titles.ts";
import type { Lang } from "../language/language.ts";
import { containing, type ListQuery, offsetOf, type Rows } from "../queries/list-query.ts";
import { requireUuid } from "../queries/uuid.ts";
import type { Actor } from "../staff/actor.ts";
import { writeAudit } from "../staff/audit.ts";
import {
  type Currency,
  currencies,
  decimalsOf,
  quantityDecimals,
  readPrice,
  readQuantity,
  writeScaled,
} from "./money.ts";

/** From which amount, in hundredths, which price, in the smallest unit. */
export type PriceBreak = { from: number; price: number };

export type PriceContent = {
  product: string;
  /** Empty: for every finish that has no price of its own. */
  finish: string;
  unit: BasketUnit;
  currency: Currency;
  breaks: PriceBreak[];
  validFrom: string;
  /** Empty: until somebody says otherwise. */
  validUntil: string;
};

export const mostBreaks = 20;

const typedNumber = z.string().trim().min(1).max(40);
const maybeText = z
  .string()
  .max(100)
  .nullish()
  .transform((text) => text ?? "");
const maybeDay = z
  .union([z.iso.date(), z.literal("")])
  .nullish()
  .transform((day) => day ?? "");

/** A price as staff write it: numbers as they are typed. */
export const writtenPrice = z
  .object({
    product: z.string().min(1).max(100),
    finish: maybeText,
    unit: z.enum(basketUnits),
    currency: z.enum(currencies),
    breaks: z
      .array(z.object({ from: typedNumber, price: typedNumber }))
      .min(1)
      .max(mostBreaks),
    validFrom: z.iso.date(),
    validUntil: maybeDay,
    version: z.int().optional(),
  })
  .transform(({ breaks, version = 0, ...written }, context) => {
    const read = breaks.map(({ from, price }, at) => ({
      from: number({ ...readQuantity({ typed: from }), path: ["breaks", at, "from"], context }),
      price: number({
        ...readPrice({ typed: price, currency: written.currency }),
        path: ["breaks", at, "price"],
        context,
      }),
    }));
    const sorted = read.toSorted((one, other) => one.from - other.from);
    if (new Set(read.map(({ from }) => from)).size < read.length) {
      context.addIssue({ code: "custom", path: ["breaks"], message: "taken" });
    }
    if (written.validUntil !== "" && written.validUntil < written.validFrom) {
      context.addIssue({ code: "custom", path: ["validUntil"], message: "from-above-to" });
    }
    return { version, content: { ...written, breaks: sorted } satisfies PriceContent };
  });

function number({
  path,
  context,
  ...read
}: ({ value: number } | { problem: string }) & {
  path: (string | number)[];
  context: z.RefinementCtx;
}): number {
  if ("value" in read) return read.value;
  context.addIssue({ code: "custom", path, message: read.problem });
  return 0;
}

/** The same in the form that staff see: numbers as text, and the product by its name. */
export type ListedPrice = Omit<PriceContent, "breaks"> & {
  id: string;
  title: string;
  breaks: { from: string; price: string }[];
  version: number;
  updatedAt: Date;
};

export const priceSorts = ["product", "validUntil", "updatedAt"] as const;

const columns = {
  product: "product_id",
  validUntil: "valid_until",
  updatedAt: "updated_at",
} as const;
const kind = "price";

export async function listPrices({
  q,
  filter: { id },
  sort,
  order,
  lang,
  ...page
}: ListQuery<(typeof priceSorts)[number], { id?: string[] | undefined }> & { lang: Lang }): Promise<
  Rows<ListedPrice>
> {
  const wanted = db
    .selectFrom("price")
    .$if(id !== undefined, (query) => query.where("id", "in", (id ?? []).map(requireUuid)))
    .$if(q !== "", (query) => query.where("product_id", "ilike", containing(q)));
  const [rows, { total }] = await Promise.all([
    wanted
      .orderBy(columns[sort], order)
      .orderBy("finish")
      .orderBy("id")
      .limit(page.perPage)
      .offset(offsetOf(page))
      .selectAll()
      .execute(),
    wanted.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows: await toListed({ rows, lang }), total };
}

export async function getPrice({ id, lang }: { id: string; lang: Lang }): Promise<ListedPrice> {
  const row = await db
    .selectFrom("price")
    .where("id", "=", requireUuid(id))
    .selectAll()
    .executeTakeFirst();
  const [price] = await toListed({ rows: row ? [row] : [], lang });
  if (!price) throw new AppError("not-found");
  return price;
}

export function addPrice({ content, actor }: { content: PriceContent; actor: Actor }) {
  return db.transaction().execute(async (on) => {
    const { id } = await on
      .insertInto("price")
      .values(toColumns(content))
      .returning("id")
      .executeTakeFirstOrThrow();
    await writeAudit({ on, actor, action: "created", kind, id, after: content });
    return { id };
  });
}

/** Refused when somebody else has saved it since it was opened. */
export function changePrice({
  id,
  version,
  content,
  actor,
}: {
  id: string;
  version: number;
  content: PriceContent;
  actor: Actor;
}) {
  return db.transaction().execute(async (on) => {
    const before = await on
      .selectFrom("price")
      .where("id", "=", requireUuid(id))
      .forUpdate()
      .selectAll()
      .executeTakeFirst();
    if (!before) throw new AppError("not-found");
    if (before.version !== version) throw new AppError("conflict");
    await on
      .updateTable("price")
      .set({ ...toColumns(content), version: version + 1, updated_at: now })
      .where("id", "=", id)
      .execute();
    const audited = { before: toPrice(before), after: content };
    await writeAudit({ on, actor, action: "changed", kind, id, ...audited });
    return { id };
  });
}

export function removePrice({ id, actor }: { id: string; actor: Actor }) {
  return db.transaction().execute(async (on) => {
    const row = await on
      .deleteFrom("price")
      .where("id", "=", requireUuid(id))
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new AppError("not-found");
    await writeAudit({ on, actor, action: "deleted", kind, id, before: toPrice(row) });
    return { id };
  });
}

const breakList = z.array(z.object({ from: z.int(), price: z.int() }));

/** A row as the domain knows it. */
export function toPrice(row: Selectable<Row>): PriceContent {
  return {
    ...{ product: row.product_id, finish: row.finish, unit: row.unit as BasketUnit },
    ...{ currency: row.currency as Currency, breaks: breakList.parse(row.breaks) },
    ...{ validFrom: row.valid_from, validUntil: row.valid_until },
  };
}

function toColumns({ product, validFrom, validUntil, breaks, ...content }: PriceContent) {
  return {
    ...{ ...content, product_id: product, valid_from: validFrom, valid_until: validUntil },
    breaks: JSON.stringify(breaks),
  };
}

async function toListed({
  rows,
  lang,
}: {
  rows: Selectable<DB["price"]>[];
  lang: Lang;
}): Promise<ListedPrice[]> {
  const titles = await readProductTitles({ ids: rows.map((row) => row.product_id), lang });
  return rows.map((row) => {
    const { breaks, ...content } = toPrice(row);
    return {
      ...{ id: row.id, version: row.version, updatedAt: row.updated_at, ...content },
      title: titles.get(content.product) ?? content.product,
      breaks: breaks.map(({ from, price }) => ({
        from: writeScaled({ value: from, decimals: quantityDecimals }),
        price: writeScaled({ value: price, decimals: decimalsOf(content.currency) }),
      })),
    };
  });
}
