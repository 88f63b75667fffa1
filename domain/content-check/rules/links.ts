import { referencesIn, valuesAt } from "../../records/references.ts";
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
  const named = referencesIn(record.kind).flatMap(({ path, to }) => {
    const known = to === undefined ? facts.pictures : facts.ids.get(to);
    return valuesAt(record.content, path)
      .filter(({ value }) => !known?.has(value))
      .map(({ field, value }) => missing({ field, what: value }));
  });
  return [...named, ...inCase({ record, facts }), ...paths({ record, facts })];
}

/** A mounting is one of the product's, and what is pointed at is used. */
function inCase({ record: { kind, content }, facts }: { record: CheckedRecord; facts: Facts }) {
  if (kind !== "project_case") return [];
  return [
    ...content.products
      .filter(
        ({ id, mounting }) =>
          mounting !== undefined && !facts.mountingsOfProduct.get(id)?.includes(mounting),
      )
      .map(({ id, mounting }) => missing({ field: "products", what: `${id}: ${mounting}` })),
    ...(content.points ?? [])
      .filter((point) => !content.products.some(({ id }) => id === point.product))
      .map(({ product }) => missing({ field: "points", what: product })),
  ];
}

function paths({ record: { kind, content }, facts }: { record: CheckedRecord; facts: Facts }) {
  const check = (path: string, field: string) =>
    path.startsWith("/") && !facts.paths.has(barePath(path))
      ? [missing({ field, what: path })]
      : [];
  if (kind === "redirect") return check(content.to, "to");
  if (kind === "landing_page") {
    return buttonsIn(content.sections, "sections").flatMap(({ to, field }) => check(to, field));
  }
  if (kind !== "navigation") return [];
  return content.entries.flatMap(({ url }, at) => check(url, `entries.${at}.url`));
}

/** Where the buttons of a page lead, wherever they stand in its sections. */
function buttonsIn(value: unknown, field: string): { to: string; field: string }[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const place = `${field}.${name}`;
    return name === "to" && typeof inner === "string"
      ? [{ to: inner, field: place }]
      : buttonsIn(inner, place);
  });
}
