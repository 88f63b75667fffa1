import type { Kysely } from "kysely";
import type { DB } from "#db/schema.ts";
import { fillContent } from "./fill-content.ts";
import { fillMails } from "./fill-mails.ts";
import { fillPeople } from "./fill-people.ts";
import { fillVisitors } from "./fill-visitors.ts";

/** What can be worked out anew: the search index alone is two thirds of all. */
export const derived = ["search_entry", "search_word", "made_file"];

/** Puts a handful of everything that a site keeps into an empty, migrated database. */
export async function fillDatabase({ on }: { on: Kysely<DB> }) {
  await fillContent({ on });
  const people = await fillPeople({ on });
  const left = await fillVisitors({ people, on });
  await fillMails({ people, ...left, on });
}
