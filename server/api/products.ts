import { Hono } from "hono";
import { z } from "zod";
import { AppError } from "#domain/app-error.ts";
import { getProduct } from "#domain/catalogue/get-product.ts";
import { listProducts } from "#domain/catalogue/list-products.ts";
import { answering, describeCall } from "./describe-call.ts";
import type { ApiEnvironment } from "./environment.ts";
import { languageOfCall } from "./language-of-call.ts";
import { listing, recordId, toItem } from "./list-item.ts";
import { paging } from "./paging.ts";
import { productAnswer, toProductAnswer } from "./product-answer.ts";
import { checked } from "./read-query.ts";
import { revalidated } from "./revalidated.ts";

const ofClass = z.object({
  classId: recordId.optional().describe("`_id` of a class; without it all products"),
  ...paging.shape,
});
const one = z.object({ _id: recordId });

/** Products as lists and one by one. */
export const products = new Hono<ApiEnvironment>()
  .get(
    "/products",
    describeCall({
      summary: "Products, of one class or of all",
      subject: "Content",
      answer: listing,
    }),
    checked(ofClass),
    revalidated,
    async (context) => {
      const { classId, num, pageNum } = context.req.valid("query");
      const lang = languageOfCall(context);
      const { entries, total } = await listProducts({
        ...(classId !== undefined && { classId }),
        page: num + 1,
        size: pageNum,
        lang,
      });
      const data = entries.map(({ id, title, summary, picture }) =>
        toItem({ id, title, description: summary, pictures: [picture] }),
      );
      return context.json({ code: 1000, data, total });
    },
  )
  .get(
    "/product",
    describeCall({
      summary: "One product",
      about: "With its finishes, sizes, mountings and what they absorb.",
      subject: "Content",
      answer: answering(productAnswer),
    }),
    checked(one),
    revalidated,
    async (context) => {
      const { _id } = context.req.valid("query");
      const found = await getProduct({ id: _id, lang: languageOfCall(context) });
      if (!found) throw new AppError("not-found");
      return context.json({ code: 1000, data: toProductAnswer(found) });
    },
  );
