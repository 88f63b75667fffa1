import { type Kysely, sql } from "kysely";
import { z } from "zod";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import { transliterate } from "../text/transliterate.ts";
import { type Kind, kinds } from "./kinds.ts";

const longest = 60;

/** An id that no other record of the kind has, made of what the record is called so far. */
export async function suggestId({
  kind,
  content,
  on = db,
}: {
  kind: Kind;
  content: object;
  on?: Kysely<DB>;
}): Promise<string> {
  const base = fitting(kind, await readableId(calledBy(content)));
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(kind)} where id = ${base} or id like ${`${base}-%`}`.execute(on);
  const taken = new Set(rows.map(({ id }) => id));
  let id = base;
  for (let number = 2; taken.has(id); number++) id = `${base}-${number}`;
  return id;
}

/** The same for parts of a record, which are told apart within it: finishes, mountings, sections. */
export async function nameParts(content: object): Promise<object> {
  const named: Record<string, unknown> = { ...content };
  for (const [field, from] of Object.entries(partNames)) {
    const parts = named[field];
    if (Array.isArray(parts)) named[field] = await withIds(parts, from);
  }
  return named;
}

const partNames = { finishes: "name", mountings: "kind", sections: "type" };

async function withIds(parts: unknown[], from: string): Promise<unknown[]> {
  const taken = new Set(parts.map((part) => fieldOf(part, "id")));
  const named: unknown[] = [];
  for (const part of parts) {
    const base = await readableId(wordsIn(fieldOf(part, from)));
    if (fieldOf(part, "id") || base === "") {
      named.push(part);
      continue;
    }
    let id = base;
    for (let number = 2; taken.has(id); number++) id = `${base}-${number}`;
    taken.add(id);
    named.push({ ...Object(part), id });
  }
  return named;
}

const fieldOf = (value: unknown, field: string): unknown => Reflect.get(Object(value), field);

/** What a record goes by: its name, or else what tells it from others. */
function calledBy(content: object): string {
  const fields = ["title", "subjectName", "name", "from", "words", "code", "tag", "year"];
  return fields.map((field) => wordsIn(fieldOf(content, field))).find(Boolean) ?? "";
}

function wordsIn(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return String(value).trim();
  if (Array.isArray(value)) return wordsIn(value[0]);
  const { en, zh, ar } = Object(value);
  return (
    [en, zh, ar].map((words) => (typeof words === "string" ? words.trim() : "")).find(Boolean) ?? ""
  );
}

async function readableId(words: string): Promise<string> {
  const latin = await transliterate(words.slice(0, 200).replace(/\.html$/, ""));
  const id = latin
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  // Cut between words where there are several.
  return id.length <= longest
    ? id
    : id
        .slice(0, longest + 1)
        .replace(/-[^-]*$/, "")
        .slice(0, longest);
}

/** Some kinds want a letter first, or two words: those have the name of the kind before them. */
function fitting(kind: Kind, id: string): string {
  const { shape }: z.ZodObject = kinds[kind].schema;
  const schema = shape.id;
  const fits = (candidate: string) =>
    schema instanceof z.ZodType && schema.safeParse(candidate).success;
  const spelled = kind.replaceAll("_", "-");
  return (
    [id, `${spelled}-${id}`].find((candidate) => candidate !== "" && fits(candidate)) ??
    `new-${spelled}`
  );
}
