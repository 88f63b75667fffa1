import { Readable } from "node:stream";
import { AppError, type AppErrorCode } from "../app-error.ts";
import { writePrivateFile } from "../files/private-files.ts";
import { checkSentPdf, type SentFile } from "../files/sent-pdf.ts";
import { fileKind } from "../media/upload/file-kind.ts";
import { ingestPicture } from "../media/upload/ingest-picture.ts";
import { ingestPdf } from "../pdf/ingest-pdf.ts";
import { cleanLine } from "../text/typed-text.ts";
import type { AttachmentProblem } from "./attachment-rules.ts";

/** What is wrong with a file once one looks into it. */
export type ContentProblem =
  | AttachmentProblem
  | "files-damaged"
  | "files-encrypted"
  | "files-unsafe";

/** An attachment in the private folder, to which nothing refers yet. */
export type Attachment = { file: string; name: string; bytes: number };

type Checked = { bytes: Uint8Array; ending: "pdf" | "webp" } | { problem: ContentProblem };

/**
 * Judges files by their content and puts them into the private folder, all or none. A PDF is
 * written anew; of a picture only the pixels are kept.
 */
export async function ingestAttachments({
  files,
}: {
  files: readonly SentFile[];
}): Promise<{ attachments: Attachment[] } | { problem: ContentProblem; file: string }> {
  const accepted: { name: string; bytes: Uint8Array; ending: "pdf" | "webp" }[] = [];
  for (const sent of files) {
    const check = fileKind(sent.bytes) === "pdf" ? checkPdf : checkPicture;
    const checked = await check(sent).catch(tellProblem);
    if ("problem" in checked) return { ...checked, file: sent.name };
    accepted.push({ ...checked, name: cleanLine(sent.name).slice(0, 200) });
  }
  const attachments: Attachment[] = [];
  for (const { name, bytes, ending } of accepted) {
    const file = await writePrivateFile({ bytes, folder: "inquiries", ending });
    attachments.push({ file, name, bytes: bytes.length });
  }
  return { attachments };
}

const refusals: Partial<Record<AppErrorCode, ContentProblem>> = {
  "infected-file": "files-unsafe",
  "hidden-file": "files-unsafe",
  "not-a-picture": "files-type",
  "svg-refused": "files-type",
  "broken-picture": "files-damaged",
  "too-many-pixels": "files-damaged",
  "picture-too-large": "files-damaged",
  "empty-file": "files-damaged",
};

/** Anything else, a scanner that is away for instance, is no fault of the file's. */
function tellProblem(error: unknown): Checked {
  const problem = error instanceof AppError ? refusals[error.code] : undefined;
  if (!problem) throw error;
  return { problem };
}

const pdfProblems = {
  missing: "files-damaged",
  large: "files-large",
  name: "files-type",
  type: "files-damaged",
  encrypted: "files-encrypted",
  unsafe: "files-unsafe",
} as const;

async function checkPdf(sent: SentFile): Promise<Checked> {
  const wrong = checkSentPdf(sent);
  if (wrong) return { problem: pdfProblems[wrong] };
  const cleaned = await ingestPdf(sent.bytes);
  return "refused" in cleaned
    ? { problem: pdfProblems[cleaned.refused] }
    : { bytes: cleaned.pdf, ending: "pdf" };
}

async function checkPicture({ bytes: sent }: SentFile): Promise<Checked> {
  const file = Readable.from([sent]);
  const bytes = await ingestPicture({ file, work: ({ read }) => read() });
  return { bytes, ending: "webp" };
}
