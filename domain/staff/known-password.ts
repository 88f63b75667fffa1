import { AppError } from "../app-error.ts";

/** Shorter ones are found in many good passwords. */
const shortestWord = 4;
const shortestUnit = 4;

let loading: Promise<Set<string>> | undefined;

/** Loaded when the first password is chosen: few nodes ever see one. */
async function load(): Promise<Set<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}

/**
 * Whether a password is one that guessers try first: it stands in the shipped list of passwords from
 * known leaks, or is one of those with digits and signs around it, or one over and over again.
 */
export async function isKnownPassword(password: string): Promise<boolean> {
  loading ??= load();
  const known = await loading;
  const folded = password.normalize("NFKC").toLowerCase();
  const unit = repeatedUnit(folded);
  if (unit.length < shortestUnit) return true;
  return [folded, unit, withoutSigns(folded), wordIn(folded)].some(
    (guess) => guess.length >= shortestWord && known.has(guess),
  );
}

/** Refuses a password that somebody wants to have. */
export async function refuseKnownPassword({ password }: { password: string }) {
  if (!(await isKnownPassword(password))) return;
  throw new AppError("invalid", "known password", { fields: { password: "known" } });
}

/** What is said over and over: `abc` of `abcabc`, all of `abcd`. */
function repeatedUnit(text: string): string {
  return text.slice(0, (text + text).indexOf(text, 1));
}

const withoutSigns = (text: string) =>
  text.replace(/^[^\p{L}\d]+|(?<![^\p{L}\d])[^\p{L}\d]+$/gu, "");
const wordIn = (text: string) => text.replace(/^\P{L}+|(?<!\P{L})\P{L}+$/gu, "");
