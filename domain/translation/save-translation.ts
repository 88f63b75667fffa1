import { AppError } from "../app-error.ts";
import type { Lang } from "../language/language.ts";
import { changeRecord } from "../records/change-record.ts";
import { getRecord, type OfficeRecord } from "../records/get-record.ts";
import { keepBack } from "../records/keep-back.ts";
import type { Kind } from "../records/kinds.ts";
import { textsByPath } from "../records/outdated-translations.ts";
import type { Actor } from "../staff/actor.ts";
import { withText } from "./exchange/with-text.ts";

/**
 * Writes texts of a record in one language and leaves everything else as it is. Visitors see none
 * of it: a draft is changed, and what is on the site gets a change that somebody else publishes.
 */
export async function saveTranslation({
  kind,
  id,
  lang,
  texts,
  version,
  actor,
}: {
  kind: Kind;
  id: string;
  lang: Lang;
  /** By their paths, as `textsByPath` gives them. */
  texts: Record<string, string>;
  /** The one the translator began with. */
  version: number;
  actor: Actor;
}): Promise<OfficeRecord> {
  const { status, publishAt, ...record } = await getRecord({ kind, id });
  if (status === "trashed") throw new AppError("not-found");
  const translate = (current: Current) => withTexts({ current, lang, texts });
  if (status !== "draft") return keepBack({ kind, id, content: translate, version, actor });
  const content = translate(record);
  return changeRecord({ kind, id, content, status, publishAt, version, actor });
}

type Current = Pick<OfficeRecord, "content" | "kept" | "version">;

/** The record as it is written by now, with these texts in place of those it has. */
function withTexts({
  current: { content, kept, version },
  lang,
  texts,
}: {
  current: Current;
  lang: Lang;
  texts: Record<string, string>;
}): object {
  // Somebody has to merge what was begun before the record was changed.
  if (kept && kept.version !== version) throw new AppError("conflict");
  const written = Object(kept?.content ?? content);
  const known = textsByPath(written);
  const gone = Object.keys(texts).filter((path) => !known.has(path));
  if (gone.length > 0) {
    const fields = Object.fromEntries(gone.map((path) => [`content.${path}.${lang}`, "text-gone"]));
    throw new AppError("invalid", gone.join(", "), { fields });
  }
  return Object.entries(texts).reduce(
    (whole, [path, text]) => withText(whole, { path, lang, text }),
    written,
  );
}
