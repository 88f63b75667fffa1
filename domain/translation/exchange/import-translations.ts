import { join } from "node:path";
import { db } from "#db/connect.ts";
import { AppError } from "../../app-error.ts";
import { readSentFile } from "../../files/read-sent-file.ts";
import { createSideProcess } from "../../files/side-process.ts";
import { type Lang, languages } from "../../language/language.ts";
import { changeRecord } from "../../records/change-record.ts";
import { getRecord, type OfficeRecord } from "../../records/get-record.ts";
import { keepBack } from "../../records/keep-back.ts";
import { isKind, type Kind, kindNames } from "../../records/kinds.ts";
import { textsByPath } from "../../records/outdated-translations.ts";
import type { Actor } from "../../staff/actor.ts";
import { writeAudit } from "../../staff/audit.ts";
import { cutText, joinText } from "./marks.ts";
import type { TranslatedUnit, XliffReading } from "./read-xliff.ts";
import { withText } from "./with-text.ts";
import { tagOf } from "./write-xliff.ts";
import { xliffLimits } from "./xliff-limits.ts";

const readXliff = createSideProcess<Uint8Array, XliffReading>({
  program: join(import.meta.dirname, "xliff-process.ts"),
  ...{ atOnce: 1, processorSeconds: 10, limitSeconds: 60 },
  ...{ heapMegabytes: 256, memoryMegabytes: 512 },
});

const limits = {
  largest: xliffLimits.bytes,
  tooLarge: "xliff-too-large",
  interrupted: "invalid",
} as const;

/** Why a translation is not taken. */
export type Refusal =
  /** There is no such record or text any more. */
  | "gone"
  /** What was translated reads otherwise today. */
  | "source-changed"
  | "untranslated"
  /** Tags or placeholders are missing, doubled or not the text's own. */
  | "marks"
  /** Somebody keeps a change back that was begun before the record was changed. */
  | "kept-behind"
  /** The record as a whole could not be saved so. */
  | "invalid";

export type TranslatedText = {
  kind: string;
  id: string;
  path: string;
  before: string;
  after: string;
} & ({ state: "changed" | "unchanged" } | { state: "refused"; reason: Refusal });

export type TranslationImport = { from: Lang; to: Lang; texts: TranslatedText[] };

/**
 * What a file of translations would change, or with `save` what it has changed: drafts are written,
 * and what visitors see gets a change beside it that somebody has to publish.
 */
export async function importTranslations({
  file,
  save,
  only,
  actor,
}: {
  file: AsyncIterable<Uint8Array>;
  save: boolean;
  /** What a translator may write: nothing else is taken. */
  only?: { lang: Lang; kinds: Kind[] } | undefined;
  actor: Actor;
}): Promise<TranslationImport> {
  const sent = { file, limits, read: readXliff, unreadable: "xliff-unreadable" } as const;
  const reading = await readSentFile(sent);
  const [from, to] = [langOf(reading.from), langOf(reading.to)];
  if (!from || !to || from === to) throw new AppError("xliff-unreadable");
  if (only && to !== only.lang) throw new AppError("other-language");
  const kinds = only?.kinds ?? kindNames;
  const texts: TranslatedText[] = [];
  for (const [original, units] of Map.groupBy(reading.units, (unit) => unit.original)) {
    texts.push(...(await importRecord({ original, units, kinds, from, to, save, actor })));
  }
  if (save) {
    const count = (state: string) => texts.filter((text) => text.state === state).length;
    const after = { from, to, changed: count("changed"), refused: count("refused") };
    await writeAudit({ on: db, actor, action: "imported", kind: "translation", id: to, after });
  }
  return { from, to, texts };
}

/** Tools may write `zh` for `zh-CN`. */
function langOf(tag: string): Lang | undefined {
  const wanted = tag.toLowerCase();
  return languages.find(
    ({ code }) =>
      [code, tagOf(code).toLowerCase()].includes(wanted) || wanted.startsWith(`${code}-`),
  )?.code;
}

async function importRecord({
  original,
  units,
  kinds,
  from,
  to,
  save,
  actor,
}: {
  original: string;
  units: TranslatedUnit[];
  kinds: Kind[];
  from: Lang;
  to: Lang;
  save: boolean;
  actor: Actor;
}): Promise<TranslatedText[]> {
  const { kind, id } = nameIn(original);
  const record = isKind(kind) && kinds.includes(kind) ? await findRecord({ kind, id }) : undefined;
  const content = record && (record.kept?.content ?? record.content);
  const isBehind = record?.kept && record.kept.version !== record.version;
  const known = textsByPath(content);
  const texts = units.map((unit): TranslatedText => {
    const text = known.get(unit.path);
    const at = { kind, id, path: unit.path.slice(0, 300), before: text?.[to] ?? "", after: "" };
    const refuse = (reason: Refusal): TranslatedText => ({ ...at, state: "refused", reason });
    if (!text) return refuse("gone");
    if (unit.target.every((piece) => typeof piece === "string" && piece.trim() === "")) {
      return refuse("untranslated");
    }
    if (!isSame(unit, text[from])) return refuse("source-changed");
    const after = joinText({ pieces: unit.target, like: text[from] });
    if (after === undefined) return refuse("marks");
    if (isBehind) return refuse("kept-behind");
    return { ...at, after, state: after === reread(text[to]) ? "unchanged" : "changed" };
  });
  const changes = texts.filter(({ state }) => state === "changed");
  if (!save || !record || !content || changes.length === 0) return texts;
  const written = changes.reduce(
    (whole, { path, after }) => withText(whole, { path, lang: to, text: after }),
    content as object,
  );
  try {
    await saveRecord({ kind: kind as Kind, record, content: written, actor });
    return texts;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const reason = error.code === "conflict" ? "source-changed" : "invalid";
    return texts.map((text) =>
      text.state === "changed" ? { ...text, state: "refused", reason } : text,
    );
  }
}

function isSame({ source }: TranslatedUnit, text: string): boolean {
  const sent = joinText({ pieces: source, like: text });
  return sent !== undefined && sent === reread(text);
}

/** Written and read as what comes back is, so that only what it says is compared. */
function reread(text: string): string | undefined {
  return joinText({ pieces: cutText(text).pieces, like: text });
}

function nameIn(original: string) {
  const end = original.indexOf("/");
  return { kind: original.slice(0, end), id: original.slice(end + 1) };
}

async function findRecord({ kind, id }: { kind: Kind; id: string }) {
  try {
    const record = await getRecord({ kind, id });
    return record.status === "trashed" ? undefined : record;
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") return undefined;
    throw error;
  }
}

/** Nothing that visitors see is changed by it. */
async function saveRecord({
  kind,
  record: { id, status, version, publishAt },
  content,
  actor,
}: {
  kind: Kind;
  record: OfficeRecord;
  content: object;
  actor: Actor;
}) {
  if (status === "draft") {
    await changeRecord({ kind, id, content, status, publishAt, version, actor });
  } else await keepBack({ kind, id, content, version, actor });
}
