import { picturesIn } from "../../text/rich-text.ts";
import type { CheckedRecord } from "../checked-record.ts";
import { barePath, type Facts } from "../facts.ts";
import type { Problem, Rule } from "../rule.ts";
import { textsOf } from "../texts.ts";

/** Links inside texts, references between records and pictures lead to something that is there. */
export const links: Rule = {
  id: "links",
  title: { zh: "链接与引用", en: "Links and references" },
  check: ({ record, facts }) => [
    ...textsOf(record.content).flatMap(({ field, text }) => {
      const html = Object.values(text).join("");
      return [
        ...hrefsIn(html)
          .filter((href) => !facts.paths.has(barePath(href)))
          .map((href) => missing({ field, what: href })),
        ...picturesIn(html)
          .filter((id) => !facts.pictures.has(id))
          .map((id) => missing({ field, what: id })),
      ];
    }),
    ...references({ record, facts }),
  ],
};

function hrefsIn(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(/href="(\/[^"]*)"/g), ([, href]) => href ?? ""))];
}

function missing({ field, what }: { field: string; what: string }): Problem {
  return { field, message: { zh: `找不到：${what}`, en: `Leads nowhere: ${what}` } };
}

function references({ record, facts }: { record: CheckedRecord; facts: Facts }): Problem[] {
  const { kind, content } = record;
  const products = (ids: string[], field: string) =>
    ids.filter((id) => !facts.classOfProduct.has(id)).map((what) => missing({ field, what }));
  const pictures = (ids: string[], field: string) =>
    ids.filter((id) => !facts.pictures.has(id)).map((what) => missing({ field, what }));
  const paths = (path: string, field: string) =>
    path.startsWith("/") && !facts.paths.has(barePath(path))
      ? [missing({ field, what: path })]
      : [];
  switch (kind) {
    case "product":
      return [...products(content.related, "related"), ...pictures(content.pictures, "pictures")];
    case "project_case":
      return [
        ...products(
          content.products.map(({ id }) => id),
          "products",
        ),
        ...content.products
          .filter(
            ({ id, mounting }) =>
              mounting !== undefined && !facts.mountingsOfProduct.get(id)?.includes(mounting),
          )
          .map(({ id, mounting }) => missing({ field: "products", what: `${id}: ${mounting}` })),
        ...(content.points ?? [])
          .filter((point) => !content.products.some(({ id }) => id === point.product))
          .map(({ product }) => missing({ field: "points", what: product })),
        ...pictures(content.pictures, "pictures"),
      ];
    case "topic":
      return [...products(content.products, "products"), ...pictures([content.picture], "picture")];
    case "article":
      return pictures([content.cover], "cover");
    case "programme":
      return [
        ...pictures([content.picture], "picture"),
        ...pictures(content.comparison?.pictures ?? [], "comparison.pictures"),
      ];
    case "page_copy":
      return (content.comparisons ?? []).flatMap((compared, at) =>
        pictures(compared.pictures, `comparisons.${at}.pictures`),
      );
    case "product_class":
      return pictures([content.picture], "picture");
    case "production_base":
      return pictures(content.pictures, "pictures");
    case "redirect":
      return paths(content.to, "to");
    case "navigation":
      return content.entries.flatMap(({ url }, at) => paths(url, `entries.${at}.url`));
    default:
      return [];
  }
}
