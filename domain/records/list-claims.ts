import { sql } from "kysely";
import { db } from "#db/connect.ts";
import type { Localized } from "../language/localized.ts";
import { containing, type ListQuery, offsetOf, type Rows } from "../queries/list-query.ts";
import type { Status } from "./kinds.ts";

/** Each has to be taken out of the content of its product, so fewer are counted than records. */
const mostCounted = 1000;

export const claimSorts = ["product"] as const;

export type ClaimFilter = {
  what?: "absorption" | "fire" | undefined;
  evidence?: "literature" | "indicative" | undefined;
  /** Only what visitors can read now. */
  published?: boolean | undefined;
};

/** A value on a product's page that no laboratory has reported of it. */
export type Claim = {
  id: string;
  product: string;
  title: Localized;
  status: Status;
  what: "absorption" | "fire";
  /** The mounting it holds for, or the standard it is classed by. */
  of: string;
  /** Absorption from 125 to 4000 Hz, or the class of fire. */
  value: string;
  /** A laboratory's where it measured something like the product. */
  evidence: "laboratory" | "literature" | "indicative";
  /** The source, the note or the report. */
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
      select 'absorption' as what, (mounting ->> 'id') || ' ' || place as part,
        mounting ->> 'kind' as of, comparable -> 'absorption' as bands, null as class,
        comparable -> 'evidence' as evidence
      from jsonb_array_elements(content -> 'mountings') mounting,
        jsonb_array_elements(mounting -> 'comparable') with ordinality listed(comparable, place)
      union all
      select 'fire', place::text, fire ->> 'code', null, fire ->> 'class', fire -> 'evidence'
      from jsonb_array_elements(content -> 'fire') with ordinality fires(fire, place)
    ) claim
    where status <> 'trashed' and ${
      evidence === "literature"
        ? sql`has_literature_claims(content)`
        : sql`has_unproven_claims(content)`
    }
      and (claim.what = 'absorption' or claim.evidence ->> 'kind' <> 'laboratory')
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
          else (
            select 'α ' || string_agg(coalesce(to_char((bands ->> band)::numeric, 'FM0.00'), '–'), ' ' order by place)
            from unnest(array['125', '250', '500', '1000', '2000', '4000']) with ordinality listed(band, place))
        end as value,
        claim.evidence ->> 'kind' as evidence,
        coalesce(nullif(claim.evidence #>> '{source,zh}', ''), claim.evidence #>> '{source,en}',
          claim.evidence #>> '{note,zh}', claim.evidence ->> 'report') as source
      ${claims} order by product.id ${order === "desc" ? sql`desc` : sql``}
      limit ${page.perPage} offset ${offsetOf(page)}`.execute(db),
    // In order as well: it leads the database to the index, past the products without any.
    sql<{ total: number }>`
      select count(*) as total
      from (select ${claims} order by product.id limit ${mostCounted}) counted`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
