export type SentPdfProblem = "missing" | "large" | "name" | "type";

export const largestPdf = 5 * 1024 * 1024;

/** A file as a browser hands it over. */
export type SentFile = { bytes: Buffer; name: string; type: string };

/** What browsers call a PDF; some know no better than “some bytes”. */
const types = ["application/pdf", "application/x-pdf", "application/octet-stream", ""];
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const path = /[\\/:\u0000-\u001f]|^\.|\.\./;
const longestName = 200;

/** What is wrong before anybody looks inside: neither its name nor its type proves anything of a file. */
export function checkSentPdf(file: SentFile | undefined): SentPdfProblem | undefined {
  if (!file || file.bytes.length === 0) return "missing";
  if (file.bytes.length > largestPdf) return "large";
  if (path.test(file.name) || !/\.pdf$/i.test(file.name) || file.name.length > longestName) {
    return "name";
  }
  return types.includes(file.type.split(";", 1)[0]?.trim().toLowerCase() ?? "")
    ? undefined
    : "type";
}
