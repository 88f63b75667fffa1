import { z } from "zod";
import type { Localized } from "../language/localized.ts";
import type { SearchDocument } from "../search/index/search-document.ts";
import { type Label, seo, type When } from "./fields.ts";

type Shape = Record<string, z.ZodType>;

/** Fields that stand together in the form of a record. */
export type Section<S extends Shape = Shape> = { title: Label; fields: S; when?: When };

export function section<S extends Shape>(
  { when, ...title }: Label & { when?: When },
  fields: S,
): Section<S> {
  return { title, fields, ...(when && { when }) };
}

const searchAndShare: Label = { zh: "搜索引擎与分享", en: "Search engines and sharing" };
/** What search engines are told; without `optional`, staff have to write it. */
export const seoSection = () => section(searchAndShare, { seo: seo() });
export const optionalSeoSection = () => section(searchAndShare, { seo: seo().optional() });

type Together<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer All) => void
  ? All
  : never;
type ShapeOf<S extends readonly Section[]> = Together<S[number]["fields"]>;
type SchemaOf<S extends readonly Section[]> = z.ZodObject<{
  [Field in keyof ShapeOf<S>]: Extract<ShapeOf<S>[Field], z.ZodType>;
}>;

type Definition<Content> = {
  one: Label;
  many: Label;
  /** Where it stands in the menu of the back office, and under which of its pictograms. */
  menu: { group?: "content" | "site"; icon: string };
  /**
   * The page on which a record is seen, without a language. With a field in it, such as
   * `/topics/{id}`, each record has a page of its own, which the site map lists.
   */
  address?: string | ((content: Content) => string | undefined);
  /** The field by which lists are narrowed. */
  class?: keyof Content & string;
  /** Whether staff arrange them by hand. */
  ordered?: boolean;
  /** Whether there is one: it goes by the name of its kind. */
  single?: boolean;
  /** Neither added nor thrown away: the pages are what they are. */
  fixed?: boolean;
  /**
   * Whether its page can be looked at while parts of it are still missing: what is blank is then
   * simply not there.
   */
  previewsDrafts?: boolean;
  /** Published, but in no list: neither in the site map nor found by a search. */
  unlisted?: When;
  /** The field with the picture by which records are told apart in a list. */
  cover?: keyof Content & string;
  /** How visitors find it. */
  search?: {
    /** What addresses and the public API call it. */
    as: string;
    one: Localized;
    many: Localized;
    /** What a visitor rather means when two pages fit alike, in points. */
    preference: number;
    /** The same when somebody asks a question. */
    preferenceForQuestions: number;
    /** The pages that a record is seen on as their subject: mostly one, sometimes none. */
    documents: (content: Content) => SearchDocument[];
  };
};

/**
 * A kind of record that staff write, described once: the schema, the form of the back office, its
 * table, its address, how it is found, what refers to it, and its line in the site map follow.
 */
export function defineKind<const S extends readonly Section[]>({
  sections,
  ...definition
}: Definition<z.infer<SchemaOf<S>>> & { sections: S }) {
  const shape = Object.assign({}, ...sections.map(({ fields }) => fields));
  return { ...definition, sections, schema: z.object(shape) as unknown as SchemaOf<S> };
}
