/** The answer, or nothing when there is no such file. */
export async function ignoreMissingFile<Answer>(
  answer: Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}

const advice: [symptom: RegExp, sentence: (directory: string, detail: string) => string][] = [
  [
    /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded|Check free disk space/,
    (directory) => `There is no space left on the disk that holds ${directory}.`,
  ],
  [
    /could not look up effective user ID (\d+)/,
    (_, uid) => `The account ${uid} has no name on this machine, and PostgreSQL needs one.`,
  ],
  [
    /error while loading shared libraries: (\S+?):/,
    (_, library) => `PostgreSQL needs the system library ${library}: install it.`,
  ],
  [
    /spawn (\S+) ENOENT/,
    (_, program) => `${program} cannot run here; its PostgreSQL is made for systems with glibc.`,
  ],
  [
    /EACCES|EPERM|EROFS|Permission denied|Operation not permitted|Read-only file system/,
    (directory) => `This account may not use ${directory}, or something in it.`,
  ],
];

/** What went wrong, for the person who started the site; the original stays as the cause. */
export function explain({ error, directory }: { error: unknown; directory: string }): Error {
  const message = messageOf(error);
  for (const [symptom, sentence] of advice) {
    const match = symptom.exec(message);
    if (!match) continue;
    return new Error(`${sentence(directory, match[1] ?? "")}\n${message}`, { cause: error });
  }
  return new Error(`PostgreSQL does not start in ${directory}.\n${message}`, { cause: error });
}

/** A program that failed has said why itself; its command line would only bury it. */
export function messageOf(error: unknown) {
  if (!(error instanceof Error)) return String(error);
  return "stderr" in error && error.stderr ? String(error.stderr).trim() : error.message;
}
