import { z } from "zod";

/** Far enough for any reader; an offset beyond it would only make the database count. */
const lastPage = 100_000;

/** Which part of a list: the number of the page, from zero, and how many entries it has. */
export const paging = z.object({
  num: z.coerce.number().int().min(0).max(lastPage).default(0).describe("Page, from 0"),
  pageNum: z.coerce.number().int().min(1).max(50).default(10).describe("Entries on a page"),
});
