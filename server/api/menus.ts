import { Hono } from "hono";
import { z } from "zod";
import { countArticles } from "#domain/articles/list-articles.ts";
import { listNotices } from "#domain/articles/list-notices.ts";
import { listClasses } from "#domain/catalogue/list-classes.ts";
import { listProducts } from "#domain/catalogue/list-products.ts";
import { getPageCopy } from "#domain/company/get-page-copy.ts";
import { plain } from "#domain/language/text.ts";
import { answering, describeCall } from "./describe-call.ts";
import type { ApiEnvironment } from "./environment.ts";
import { languageOfCall } from "./language-of-call.ts";
import { recordId } from "./list-item.ts";
import { paging } from "./paging.ts";
import { parseAs } from "./read-body.ts";
import { revalidated } from "./revalidated.ts";

const child = z.object({ _id: z.string(), title: z.string() });

const menuClass = z
  .object({
    _id: z.string(),
    className: z.string().describe("The name in addresses"),
    subjectName: z.string().describe("The name for readers"),
    status: z.literal("1").describe("Shown"),
    child: z.array(child).describe("Empty; see menuProductList"),
  })
  .meta({ id: "MenuClass" });

const newsMenu = z.object({ tag: z.literal("news") });
const ofClass = z.object({ _id: recordId, ...paging.shape });

/** What the header needs: the menus of news and products, and the notices of the ticker. */
export const menus = new Hono<ApiEnvironment>()
  .post(
    "/ideas/classMenu",
    describeCall({
      summary: "Classes of news",
      subject: "Menus",
      body: newsMenu,
      answer: answering(z.array(menuClass)),
    }),
    async (context) => {
      parseAs(newsMenu, context.get("body"));
      const [classes, copy] = await Promise.all([
        countArticles(),
        getPageCopy({ page: "news", lang: languageOfCall(context) }),
      ]);
      const data = classes
        .filter(({ count }) => count > 0)
        .map(({ class: name }) => ({
          _id: name,
          className: name,
          subjectName: plain(copy[`class.${name}.title`] ?? name),
          status: "1",
          child: [],
        }));
      return context.json({ code: 1000, data });
    },
  )
  .get(
    "/admin/listMenuProduct",
    describeCall({
      summary: "Classes of products",
      subject: "Menus",
      answer: answering(z.array(menuClass)),
    }),
    revalidated,
    async (context) => {
      const classes = await listClasses({ lang: languageOfCall(context) });
      const data = classes.map(({ id, className, subjectName }) => ({
        _id: id,
        className,
        subjectName: plain(subjectName),
        status: "1",
        child: [],
      }));
      return context.json({ code: 1000, data });
    },
  )
  .post(
    "/admin/menuProductList",
    describeCall({
      summary: "Products of a class, for the menu",
      subject: "Menus",
      body: ofClass,
      answer: answering(z.array(child)),
    }),
    async (context) => {
      const { _id, num, pageNum } = parseAs(ofClass, context.get("body"));
      const lang = languageOfCall(context);
      const { entries } = await listProducts({ classId: _id, page: num + 1, size: pageNum, lang });
      const data = entries.map(({ id, title }) => ({ _id: id, title: plain(title) }));
      return context.json({ code: 1000, data });
    },
  )
  .get(
    "/ideas/notices",
    describeCall({
      summary: "Notices of the ticker",
      subject: "Menus",
      answer: z.object({ code: z.literal(1000), datas: z.array(child) }),
    }),
    revalidated,
    async (context) => {
      const notices = await listNotices({ lang: languageOfCall(context) });
      const datas = notices.map(({ id, title }) => ({ _id: id, title: plain(title) }));
      return context.json({ code: 1000, datas });
    },
  );
