import { strToU8 } from "fflate";
import { AppError } from "../app-error.ts";
import { fileName, uniqueNames } from "../documents/file-name.ts";
import { openDocument } from "../documents/open-document.ts";
import { readPrivateFile } from "../files/private-files.ts";
import type { Lang } from "../language/language.ts";
import { plain } from "../language/text.ts";
import { requireFewAttempts } from "../rate-limit/limit-attempts.ts";
import { getSettings } from "../settings/get-settings.ts";
import { getSpecification, type Specification } from "../specification/get-specification.ts";
import { forWindows } from "../specification/list-files.ts";
import { makeFile } from "../specification/make-pack.ts";
import { writeZip, type ZippedFile } from "../specification/write-zip.ts";
import { type BundleEntry, checkBundle } from "./check-bundle.ts";
import { writeIndex } from "./write-index.ts";

/** Each may have thirty data sheets set anew. */
const limits = { perIp: 20, perNetwork: 80, seconds: 600 };

/** Several documents as one archive, with a text that says what is in it. */
export async function makeBundle({
  keys,
  origin,
  ip,
  lang,
}: {
  keys: readonly unknown[];
  /** Of the public site. */
  origin: string;
  ip: string;
  lang: Lang;
}): Promise<Uint8Array> {
  const { entries, problem } = await checkBundle({ keys, lang });
  if (problem) throw new AppError(problem.reason === "gone" ? "not-found" : "invalid");
  await requireFewAttempts({ what: "bundle", ip, limits });
  const { name: company } = await getSettings({ lang });
  const read = createReader({ origin, lang });
  const names = uniqueNames(entries.map(nameOf));
  const files: ZippedFile[] = [];
  for (const [place, entry] of entries.entries()) {
    const name = names[place] ?? entry.key;
    files.push({ name, bytes: await read(entry), date: dateOf(entry), isPacked: isPdf(name) });
  }
  const index = writeIndex({
    lines: entries.map((entry, place) => ({ name: names[place] ?? entry.key, entry })),
    ...{ company, origin, lang },
  });
  return writeZip([
    { name: "index.txt", bytes: strToU8(forWindows(index)), date: newest(files) },
    ...files,
  ]);
}

const isPdf = (name: string) => name.endsWith(".pdf");

/** The same choice is the same archive, to the byte. */
function newest(files: ZippedFile[]): Date {
  return new Date(Math.max(...files.map(({ date }) => date.getTime())));
}

function dateOf(entry: BundleEntry): Date {
  return "document" in entry ? entry.document.date : entry.row.updatedAt;
}

/** Uploaded ones by their titles; what is made of a product in a folder by its code. */
function nameOf(entry: BundleEntry): string {
  if ("document" in entry) return `${fileName(plain(entry.document.title))}.pdf`;
  const { row, file, lang } = entry;
  const [stem, ending] = file.split(".");
  return `${fileName(row.code)}/${stem}-${lang}.${ending}`;
}

/** What an entry holds. Of one product in one language several files may be wanted. */
function createReader({ origin, lang }: { origin: string; lang: Lang }) {
  const known = new Map<string, Promise<Specification>>();
  return async (entry: BundleEntry): Promise<Uint8Array> => {
    if ("document" in entry) {
      const { path } = await openDocument({ id: entry.document.id, lang });
      return readPrivateFile(path);
    }
    const { row, file, lang: ownLang } = entry;
    const key = `${row.id} ${ownLang}`;
    const specification = known.get(key) ?? getSpecification({ id: row.id, origin, lang: ownLang });
    known.set(key, specification);
    const made = await makeFile({ specification: await specification, name: file });
    if (!made) throw new AppError("not-found", `${row.id} has no ${file}`);
    return made;
  };
}
