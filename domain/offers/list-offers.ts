import type { Lang } from "../language/language.ts";
import { containing, type ListQuery, type Rows } from "../queries/list-query.ts";
import { readRows } from "../queries/read-rows.ts";
import { rowNumber } from "../queries/row-number.ts";
import { requireUuid } from "../queries/uuid.ts";
import { summaryOf, totalOf } from "./get-offer.ts";
import { offerDraft } from "./offer-draft.ts";
import { selectOffers } from "./offer-state.ts";

export const offerSorts = ["updatedAt", "number"] as const;

export type OfferFilter = { id?: string[] | undefined; inquiry?: string | undefined };

export type ListedOffer = ReturnType<typeof summaryOf> & { total: string };

/** Offers as lines of a list, all of them or those of one inquiry. */
export async function listOffers({
  q,
  filter: { id, inquiry },
  sort,
  order,
  lang,
  ...page
}: ListQuery<(typeof offerSorts)[number], OfferFilter> & { lang: Lang }): Promise<
  Rows<ListedOffer>
> {
  const wanted = selectOffers()
    .$if(id !== undefined, (query) => query.where("offer.id", "in", (id ?? []).map(requireUuid)))
    .$if(inquiry !== undefined, (query) =>
      query.where("offer.inquiry_id", "=", rowNumber(inquiry ?? "")),
    )
    .$if(q !== "", (query) => query.where("offer.number", "ilike", containing(q)))
    .orderBy(sort === "number" ? "offer.number" : "offer.updated_at", order)
    .orderBy("offer.version", order)
    .orderBy("offer.id");
  const { rows, total } = await readRows({ wanted, ...page });
  return {
    total,
    rows: rows.map((row) => ({
      ...summaryOf(row),
      total: totalOf({ draft: offerDraft.parse(row.draft), lang }),
    })),
  };
}
