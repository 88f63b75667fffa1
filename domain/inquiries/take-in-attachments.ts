import { Readable } from "node:stream";
import { AppError } from "../app-error.ts";
import { findEnvelopeProblem, type SentFile } from "../careers/check-envelope.ts";
import { writePrivateFile } from "../careers/private-files.ts";
import { fileKind } from "../media/file-kind.ts";
import { takeInPicture } from "../media/take-in-picture.ts";
import { takeInPdf } from "../pdf/take-in-pdf.ts";
import { refuseMalware } from "../scan-file.ts";
import { cleanLine } from "../typed-text.ts";
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
export async function takeInAttachments({
  files,
}: {
  files: readonly SentFile[];
}): Promise<{ attachments: Attachment[] } | { problem: ContentProblem; file: string }> {
  const accepted: { name: string; bytes: Uint8Array; ending: "pdf" | "webp" }[] = [];
  for (const sent of files) {
    const check = fileKind(sent.bytes) === "pdf" ? checkPdf : checkPicture;
    const checked = await check(sent).catch(refuseInfected);
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

/** What the scanner found something in; a scanner that is away is no fault of the file's. */
function refuseInfected(error: unknown): Checked {
  if (error instanceof AppError && error.code === "infected-file") {
    return { problem: "files-unsafe" };
  }
  throw error;
}

const scannerCodes: string[] = ["infected-file", "unscanned-file", "unavailable"];

const pdfProblems = {
  missing: "files-damaged",
  large: "files-large",
  name: "files-type",
  type: "files-damaged",
  encrypted: "files-encrypted",
  unsafe: "files-unsafe",
} as const;

async function checkPdf(sent: SentFile): Promise<Checked> {
  const wrong = findEnvelopeProblem(sent);
  if (wrong) return { problem: pdfProblems[wrong] };
  await refuseMalware([sent.bytes]);
  const cleaned = await takeInPdf(sent.bytes);
  return "refused" in cleaned
    ? { problem: pdfProblems[cleaned.refused] }
    : { bytes: cleaned.pdf, ending: "pdf" };
}

async function checkPicture({ bytes: sent }: SentFile): Promise<Checked> {
  try {
    const file = Readable.from([sent]);
    const bytes = await takeInPicture({ file, work: ({ read }) => read() });
    return { bytes, ending: "webp" };
  } catch (error) {
    if (!(error instanceof AppError) || scannerCodes.includes(error.code)) throw error;
    if (error.code === "hidden-file") return { problem: "files-unsafe" };
    const other = error.code === "not-a-picture" || error.code === "svg-refused";
    return { problem: other ? "files-type" : "files-damaged" };
  }
}
