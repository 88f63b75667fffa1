import { db } from "#db/connect.ts";
import { AppError } from "../app-error.ts";
import type { Lang } from "../language/language.ts";
import { requireUuid } from "../queries/uuid.ts";
import { type ListedPrice, toListedPrices } from "./listed-price.ts";

export async function getPrice({ id, lang }: { id: string; lang: Lang }): Promise<ListedPrice> {
  const rows = await db.selectFrom("price").where("id", "=", requireUuid(id)).selectAll().execute();
  const [price] = await toListedPrices({ rows, lang });
  if (!price) throw new AppError("not-found");
  return price;
}
