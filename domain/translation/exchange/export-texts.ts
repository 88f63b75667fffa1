import { AppError } from "../../app-error.ts";
import type { Lang } from "../../language/language.ts";
import type { Kind } from "../../records/kinds.ts";
import { type RecordTexts, readUntranslatedTexts } from "./untranslated-texts.ts";
import { writeXliff } from "./write-xliff.ts";

/** What one language lacks of another, as a file for an agency; refused where it lacks nothing. */
export async function exportTexts({
  kinds,
  from,
  to,
}: {
  kinds: Kind[];
  from: Lang;
  to: Lang;
}): Promise<AsyncGenerator<Uint8Array>> {
  const records = readUntranslatedTexts({ kinds, from, to });
  // Asked for before anything is answered: a file that has begun cannot be refused.
  const first = await records.next();
  if (first.done) throw new AppError("nothing-to-translate");
  return writeXliff({ records: startingWith(first.value, records), from, to });
}

async function* startingWith(first: RecordTexts, others: AsyncGenerator<RecordTexts>) {
  yield first;
  yield* others;
}
