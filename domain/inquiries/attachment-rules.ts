export const mostAttachments = 3;
export const largestAttachment = 5 * 1024 * 1024;

/** What can be seen to be wrong with files before they are sent. */
export type AttachmentProblem = "files-many" | "files-large" | "files-type";

/** The first file that cannot be taken, and why; shared by server and browser. */
export function findAttachmentProblem(
  files: readonly { name: string; type: string; size: number }[],
): { problem: AttachmentProblem; file: string } | undefined {
  for (const [at, { name, type, size }] of files.entries()) {
    const refuse = (problem: AttachmentProblem) => ({ problem, file: name });
    if (at === mostAttachments) return refuse("files-many");
    if (size > largestAttachment) return refuse("files-large");
    // Some devices know no type; what a file really is, the server finds out.
    if (!/(?:pdf|jpe?g|png|webp)$/i.test(type || name)) return refuse("files-type");
  }
  return undefined;
}
