import { Hono } from "hono";
import { z } from "zod";
import { plain } from "#domain/language/text.ts";
import { type Picture, widthsFor } from "#domain/media/picture.ts";
import { shownKinds } from "#domain/search/index/record-documents.ts";
import { logSearch } from "#domain/search/log/log-search.ts";
import type { SearchResult } from "#domain/search/results/present-results.ts";
import { searchSite } from "#domain/search/search-site.ts";
import { type Suggestion, suggest } from "#domain/search/suggest.ts";
import { answering, describeCall } from "./describe-call.ts";
import type { ApiEnvironment } from "./environment.ts";
import { languageOfCall } from "./language-of-call.ts";
import { pictureAddress } from "./list-item.ts";
import { checked } from "./read-query.ts";
import { revalidated } from "./revalidated.ts";

const kind = z.enum(shownKinds);
const query = z
  .string()
  .max(50_000)
  .default("")
  .describe("May be encoded twice, once or not at all");
const suggesting = z.object({ query });
const searching = z.object({
  query,
  kind: kind.optional().describe("Only results of this kind"),
  className: z.string().max(100).optional().describe("Only results of this class of the kind"),
  page: z.coerce.number().int().min(1).max(1000).default(1).describe("Page of the results, from 1"),
});

const marked = z
  .array(z.object({ text: z.string(), hit: z.boolean() }))
  .describe("The text in stretches; a hit is what was sought");
const foundPage = z.object({
  kind,
  path: z.string().describe("Address of the page without its language"),
  title: z.string(),
  heading: marked,
});
const suggestion = foundPage.extend({
  kindName: z.string().describe("What such a page is called"),
  className: z.string().nullable().describe("What its class is called, where it is in one"),
  picture: z.string().nullable().describe("Address of a small picture, without the host"),
});
const result = foundPage.extend({
  snippet: marked,
  foundBy: marked
    .nullable()
    .describe("What it was found by, where title and snippet do not show it"),
  picture: z.string().nullable(),
});
const found = z.object({
  query: z.string().describe("The query, decoded"),
  results: z.array(result),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
  complete: z.int().describe("How many results have every word"),
  more: z.boolean().describe("There is more than was counted"),
  didYouMean: z.string().nullable().describe("The query with mistyped words put right"),
  understood: z
    .array(z.object({ label: z.string(), without: z.string() }))
    .describe("Values that were read from the query, each with the query without it"),
  groups: z.array(z.object({ kind, name: z.string(), count: z.int(), results: z.array(result) })),
  classes: z.array(z.object({ className: z.string(), name: z.string(), count: z.int() })),
});

/** Search and suggestions over everything visitors may look for. */
export const search = new Hono<ApiEnvironment>()
  .get(
    "/",
    describeCall({
      summary: "Products, classes, cases, articles, programmes and pages for a query",
      about: "Words of any language find; results are in the caller's language.",
      subject: "Search",
      answer: answering(found),
    }),
    checked(searching),
    revalidated,
    async (context) => {
      const { className, ...asked } = context.req.valid("query");
      const lang = languageOfCall(context);
      const answer = await searchSite({ ...asked, class: className, lang });
      if (asked.page === 1 && !asked.kind) await logSearch({ ...answer, lang });
      const data: z.infer<typeof found> = {
        ...answer,
        didYouMean: answer.didYouMean ?? null,
        results: answer.results.map(toResult),
        groups: answer.groups.map((group) => ({ ...group, results: group.results.map(toResult) })),
        classes: answer.classes.map(({ class: name, ...facet }) => ({
          className: name,
          name: plain(facet.name),
          count: facet.count,
        })),
      };
      return context.json({ code: 1000, data });
    },
  )
  .get(
    "/suggest",
    describeCall({
      summary: "Pages that somebody may mean who is still typing",
      subject: "Search",
      answer: answering(z.array(suggestion)),
    }),
    checked(suggesting),
    revalidated,
    async (context) => {
      const asked = context.req.valid("query");
      const suggestions = await suggest({ ...asked, lang: languageOfCall(context) });
      return context.json({ code: 1000, data: suggestions.map(toSuggestion) });
    },
  );

function toSuggestion({
  className,
  title,
  picture,
  ...rest
}: Suggestion): z.infer<typeof suggestion> {
  return {
    ...rest,
    title: plain(title),
    className: className ? plain(className) : null,
    picture: picture ? thumbnail(picture) : null,
  };
}

/** The smallest file there is. */
function thumbnail(picture: Picture): string {
  return `${picture.base}/${widthsFor(picture)[0]}.avif`;
}

function toResult({
  title,
  snippet,
  foundBy,
  picture,
  ...rest
}: SearchResult): z.infer<typeof result> {
  return {
    ...rest,
    title: plain(title),
    snippet: snippet.segments,
    foundBy: foundBy?.segments ?? null,
    picture: picture ? pictureAddress(picture) : null,
  };
}
