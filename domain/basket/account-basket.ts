import { sql } from "kysely";
import { z } from "zod";
import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import { AppError } from "../app-error.ts";
import { isStorable } from "../text/typed-text.ts";
import { basketUnits, type KeptLine, longestBasketNote, mostBasketLines } from "./basket-rules.ts";

const text = (most: number) => z.string().max(most).refine(isStorable);

/** What is typed is kept as it is, right or wrong: it is judged when it is sent as a request. */
export const keptLines = z
  .array(
    z.strictObject({
      product: text(100).min(1),
      finish: text(100).optional(),
      mounting: text(100).optional(),
      title: text(400),
      sample: z.boolean(),
      amount: text(40),
      unit: z.enum(basketUnits),
      // In units of text, of which one visible character may need several.
      note: text(longestBasketNote * 4).optional(),
    }),
  )
  .max(mostBasketLines);

/** The request list of a member. Version 0: there never was one. */
export type AccountBasket = {
  /** The member, so that a device notices when another one has signed in. */
  owner: string;
  version: number;
  lines: KeptLine[];
};

export async function getAccountBasket({ memberId }: { memberId: string }): Promise<AccountBasket> {
  const row = await db
    .selectFrom("member_basket")
    .where("member_id", "=", memberId)
    .select(["version", "lines"])
    .executeTakeFirst();
  return {
    owner: memberId,
    version: row?.version ?? 0,
    lines: keptLines.catch([]).parse(row?.lines ?? []),
  };
}

/** Stores the list in place of the version it was made from; refused when there is a newer one. */
export async function saveAccountBasket({
  memberId,
  version,
  lines,
}: {
  memberId: string;
  version: number;
  lines: KeptLine[];
}): Promise<AccountBasket> {
  const values = { lines: JSON.stringify(lines), updated_at: now };
  const saved =
    version === 0
      ? await db
          .insertInto("member_basket")
          .values({ member_id: memberId, ...values })
          .onConflict((conflict) => conflict.doNothing())
          .returning("version")
          .executeTakeFirst()
      : await db
          .updateTable("member_basket")
          .set({ ...values, version: sql<number>`version + 1` })
          .where("member_id", "=", memberId)
          .where("version", "=", version)
          .returning("version")
          .executeTakeFirst();
  if (!saved) throw new AppError("conflict");
  return { owner: memberId, version: saved.version, lines };
}
