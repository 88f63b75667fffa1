import type { Kind } from "../records/kinds.ts";
import type { CheckedRecord } from "./checked-record.ts";
import type { Facts } from "./facts.ts";

/** In the languages of the back office. */
export type Words = { zh: string; en: string };

/** What is wrong with one field; its path is that of the content, such as `booth.persons`. */
export type Problem = { field: string; message: Words };

/**
 * Something that must be true of every record. Rules are pure: the same record and the same facts
 * give the same problems, whether they come from the demonstration or from a database.
 */
export type Rule = {
  id: string;
  title: Words;
  check: (checked: { record: CheckedRecord; facts: Facts }) => Problem[];
};

export type Finding = { rule: string; kind: Kind; id: string } & Problem;
