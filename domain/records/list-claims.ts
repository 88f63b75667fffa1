import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { containing, type ListQuery, offsetOf, type Rows } from "../list-query.ts";
import type { Localized } from "../localized.ts";

/** Each has to be taken out of the content of its product, so fewer are counted than records. */
const mostCounted = 1000;

export const claimSorts = ["product"] as const;

export type ClaimFilter = {
  what?: "absorption" | "fire" | undefined;
  evidence?: "literature" | "indicative" | undefined;
  /** Only what visitors can read now. */
  published?: boolean | undefined;
};

/** A value that is stated of a product, and that no laboratory has reported. */
export type Claim = {
  id: string;
  product: string;
  title: Localized;
  status: string;
  what: "absorption" | "fire";
  /** The mounting it holds for, or the standard it is classed by. */
  of: string;
  /** NRC and αw, or the class of fire. */
  value: string;
  evidence: "literature" | "indicative";
  /** The source, or the note. */
  source: string | null;
};

/** Every acoustic or fire value without a laboratory report, product by product. */
export async function listClaims({
  q,
  filter: { what, evidence, published },
  order,
  ...page
}: ListQuery<(typeof claimSorts)[number], ClaimFilter>): Promise<Rows<Claim>> {
  const claims = sql`
    from product, lateral (
      select 'absorption' as what, mounting ->> 'id' as part, mounting ->> 'kind' as of,
        mounting #> '{measured,absorption}' as bands, null as class,
        mounting #> '{measured,evidence}' as evidence
      from jsonb_array_elements(content -> 'mountings') mounting
      where mounting ? 'measured'
      union all
      select 'fire', place::text, fire ->> 'code', null, fire ->> 'class', fire -> 'evidence'
      from jsonb_array_elements(content -> 'fire') with ordinality fires(fire, place)
    ) claim
    where status <> 'trashed' and ${
      evidence === "literature"
        ? sql`has_literature_claims(content)`
        : sql`has_unproven_claims(content)`
    }
      and claim.evidence ->> 'kind' <> 'laboratory'
      ${q === "" ? sql`` : sql`and names like ${containing(q.toLowerCase())}`}
      ${what ? sql`and claim.what = ${what}` : sql``}
      ${evidence ? sql`and claim.evidence ->> 'kind' = ${evidence}` : sql``}
      ${published ? sql`and status = 'published'` : sql``}`;
  const [{ rows }, counted] = await Promise.all([
    sql<Claim>`
      select product.id || ' ' || claim.what || ' ' || claim.part as id, product.id as product,
        content -> 'title' as title, status, claim.what, claim.of,
        case claim.what
          when 'fire' then claim.class
          else 'NRC ' || to_char(noise_reduction_coefficient(bands), 'FM0.00') ||
            ' · αw ' || to_char(weighted_absorption(bands), 'FM0.00')
        end as value,
        claim.evidence ->> 'kind' as evidence,
        coalesce(claim.evidence #>> '{source,zh}', claim.evidence ->> 'source',
          claim.evidence #>> '{note,zh}') as source
      ${claims} order by product.id ${order === "desc" ? sql`desc` : sql``}
      limit ${page.perPage} offset ${offsetOf(page)}`.execute(db),
    // In order as well: it leads the database to the index, past the products without any.
    sql<{ total: number }>`
      select count(*) as total
      from (select ${claims} order by product.id limit ${mostCounted}) counted`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
