import { published } from "../records/published.ts";

/** Whether there is such a product, without reading it. */
export async function findProduct({ id }: { id: string }): Promise<{ id: string } | undefined> {
  return published("product").where("id", "=", id).select("id").executeTakeFirst();
}
