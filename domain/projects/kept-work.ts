import { z } from "zod";
import { keptLines } from "../basket/account-basket.ts";
import { readLink } from "../calculator/read-link.ts";
import { mountingKinds } from "../catalogue/product-kinds.ts";

const id = z.string().regex(/^[\w-]{1,100}$/);

/** What can be kept in a project: what it takes to open it again, in today's words and numbers. */
export const keptWork = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("basket"), lines: keptLines.min(1) }),
  z.strictObject({
    kind: z.literal("comparison"),
    products: z.array(id).min(1).max(4),
    depth: z.number().positive().max(9999).optional(),
    mounting: z.enum(mountingKinds).optional(),
  }),
  z.strictObject({
    kind: z.literal("calculation"),
    /** As it stands behind the # of the calculator's address. */
    room: z.string().refine((link) => readLink(link) !== undefined),
  }),
  z.strictObject({
    kind: z.literal("pack"),
    product: id,
    mounting: id.optional(),
    finish: id.optional(),
  }),
]);
export type KeptWork = z.infer<typeof keptWork>;
export type WorkKind = KeptWork["kind"];

/** Where it is opened, without a language in front; a request list has no address of its own. */
export function addressOf(work: KeptWork): string | undefined {
  switch (work.kind) {
    case "basket":
      return undefined;
    case "comparison":
      return `/compare.html?${query({
        ...{ depth: work.depth, mounting: work.mounting, p: work.products.join(",") },
      })}`;
    case "calculation":
      return `/calculator.html#${work.room}`;
    case "pack":
      return `/productdetail/${work.product}.html?${query({
        ...{ mounting: work.mounting, finish: work.finish },
      })}#specification`;
  }
}

function query(parameters: Record<string, string | number | undefined>): string {
  return Object.entries(parameters)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
    .join("&");
}
