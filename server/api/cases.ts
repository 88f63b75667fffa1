import { Hono } from "hono";
import { z } from "zod";
import { AppError } from "#domain/app-error.ts";
import { caseClasses } from "#domain/cases/case-content.ts";
import { getCase } from "#domain/cases/get-case.ts";
import { listCases } from "#domain/cases/list-cases.ts";
import { plain } from "#domain/language/text.ts";
import { answering, describeCall } from "./describe-call.ts";
import type { ApiEnvironment } from "./environment.ts";
import { languageOfCall } from "./language-of-call.ts";
import { listItem, listing, recordId, toItem } from "./list-item.ts";
import { paging } from "./paging.ts";
import { checked } from "./read-query.ts";
import { revalidated } from "./revalidated.ts";

const ofClass = z.object({
  className: z.enum(caseClasses).optional().describe("Kind of room; without it all cases"),
  ...paging.shape,
});
const one = z.object({ _id: recordId });

const engineeringCase = z.object({
  ...listItem.shape,
  className: z.enum(caseClasses),
  place: z.string(),
  year: z.int(),
  area: z.number().describe("Floor area in square metres"),
  problem: z.string(),
  solution: z.string(),
  result: z.string(),
  products: z.array(
    z.object({ _id: z.string(), title: z.string(), quantity: z.number(), unit: z.string() }),
  ),
});

/** Engineering cases as lists and one by one. */
export const cases = new Hono<ApiEnvironment>()
  .get(
    "/cases",
    describeCall({
      summary: "Engineering cases, of one kind of room or of all",
      subject: "Content",
      answer: listing,
    }),
    checked(ofClass),
    revalidated,
    async (context) => {
      const { className, num, pageNum } = context.req.valid("query");
      const { entries, total } = await listCases({
        ...(className && { class: className }),
        page: num + 1,
        size: pageNum,
        lang: languageOfCall(context),
      });
      const data = entries.map(({ id, title, summary, picture }) =>
        toItem({ id, title, description: summary, pictures: [picture] }),
      );
      return context.json({ code: 1000, data, total });
    },
  )
  .get(
    "/case",
    describeCall({
      summary: "One engineering case",
      subject: "Content",
      answer: answering(engineeringCase),
    }),
    checked(one),
    revalidated,
    async (context) => {
      const { _id } = context.req.valid("query");
      const found = await getCase({ id: _id, lang: languageOfCall(context) });
      if (!found) throw new AppError("not-found");
      const { id, title, summary, pictures, place, problem, solution, result } = found;
      const data: z.infer<typeof engineeringCase> = {
        ...toItem({ id, title, description: summary, pictures }),
        className: found.class,
        place: plain(place),
        year: found.year,
        area: found.area,
        problem: plain(problem),
        solution: plain(solution),
        result: plain(result),
        products: found.products.map(({ product, quantity, unit }) => ({
          _id: product.id,
          title: plain(product.title),
          quantity,
          unit,
        })),
      };
      return context.json({ code: 1000, data });
    },
  );
