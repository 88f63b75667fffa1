/** Of the system, of a limit on files, and of PostgreSQL about its own disk. */
const codes = new Set(["ENOSPC", "EDQUOT", "EFBIG", "53100"]);

export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && codes.has(String(error.code));
}
