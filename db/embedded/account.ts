import { spawnSync } from "node:child_process";
import type { Stats } from "node:fs";
import { lchown, readdir, readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Binaries } from "./binaries.ts";
import { ignoreMissingFile } from "./errors.ts";

/** Under whose name the server runs. Only root has to choose: PostgreSQL refuses to be root. */
export type Account = { name: string; uid: number; gid: number };

export type Command = { program: string; args: string[] };

/** Changes a command so that it runs under the account; left as it is for everyone but root. */
export type RunAs = (command: Command) => Command & { identity?: { uid: number; gid: number } };

type Capability = "dac_override" | "dac_read_search";

const enter = 0o1;
const readAndRun = 0o5;
const capabilityBit = { dac_override: 1, dac_read_search: 2 };

/**
 * The account whose database it is or, for a new one, whose folder it will lie in, so that they can
 * go on without root; else a system account.
 */
export async function chooseAccount({
  directory,
}: {
  directory: string;
}): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = (await readFile("/etc/passwd", "utf8")).split("\n").map(readAccount);
  const named = (wanted: string) => accounts.find(({ name }) => name === wanted);
  const owning = ({ uid }: Stats) => accounts.find((each) => each.uid === uid && uid !== 0);

  const made = await ignoreMissingFile(stat(directory));
  if (made?.uid) return owning(made) ?? { name: String(made.uid), uid: made.uid, gid: made.gid };
  // An owner without a name on this machine is passed over: initdb insists on one.
  const account =
    owning(await stat(dirname(directory))) ??
    owning(await stat(dirname(dirname(directory)))) ??
    named("postgres") ??
    named("nobody");
  if (account) return account;
  throw new Error(
    "PostgreSQL does not run as root, and this machine has no account postgres or nobody to " +
      "run it as. Run as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.",
  );
}

function readAccount(line: string): Account {
  const [name = "", , uid, gid] = line.split(":");
  return { name, uid: Number(uid), gid: Number(gid) };
}

/**
 * How to run PostgreSQL as the account. When the clone lies below a folder that is closed to it
 * (/root, say), it keeps root's right to pass closed folders, and no other right of root.
 */
export async function createRunAs({
  account,
  binaries: { postgres },
  directory,
}: {
  account: Account | undefined;
  binaries: Binaries;
  directory: string;
}): Promise<RunAs> {
  if (!account) return (command) => command;
  const capability = await findMissingCapability({ account, postgres, directory });
  const { uid, gid } = account;
  if (!capability) return (command) => ({ ...command, identity: { uid, gid } });

  const rights = ["--inh-caps", "--ambient-caps", "--bounding-set"];
  const names = [`--reuid=${uid}`, `--regid=${gid}`, "--clear-groups"];
  const options = [...names, ...rights.map((set) => `${set}=-all,+${capability}`)];
  // PostgreSQL asks access(2) about its own programs, which denies such rights without this bit.
  options.push("--securebits=+no_setuid_fixup");
  const runAs: RunAs = ({ program, args }) => ({
    program: "setpriv",
    args: [...options, program, ...args],
  });
  const trial = runAs({ program: postgres, args: ["--version"] });
  const { status, error, stderr } = spawnSync(trial.program, trial.args, { encoding: "utf8" });
  if (status === 0) return runAs;
  throw new Error(
    `PostgreSQL does not run as root, and the account ${account.name} cannot reach ${directory} ` +
      "or node_modules, because a folder above is closed to it. Move the project to a folder that " +
      "others may enter (/srv, say), run as an ordinary user, or set DATABASE_URL to a " +
      `PostgreSQL of your own. (${error?.message ?? stderr.trim()})`,
  );
}

async function findMissingCapability({
  account,
  postgres,
  directory,
}: {
  account: Account;
  postgres: string;
  directory: string;
}): Promise<Capability | undefined> {
  // The right to pass folders and to read does not cover running a file that is closed itself.
  if (!(await may({ account, path: postgres, bits: readAndRun }))) return "dac_override";
  for (const path of [...ancestors(postgres), ...ancestors(directory)]) {
    if (await may({ account, path, bits: enter })) continue;
    return (await holds("dac_read_search")) ? "dac_read_search" : "dac_override";
  }
}

function ancestors(path: string): string[] {
  const folder = dirname(path);
  return folder === path ? [] : [...ancestors(folder), folder];
}

async function may({ account, path, bits }: { account: Account; path: string; bits: number }) {
  const { uid, gid, mode } = await stat(path);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & bits) === bits;
}

/** A container's root often lacks some of root's rights. */
async function holds(capability: Capability) {
  const status = await readFile("/proc/self/status", "utf8").catch(() => "");
  const effective = BigInt(`0x${/^CapEff:\s*([0-9a-f]+)$/m.exec(status)?.[1] ?? "0"}`);
  return ((effective >> BigInt(capabilityBit[capability])) & 1n) === 1n;
}

/** Hands a folder over whole, symbolic links as such. */
export async function changeOwner({ path, uid, gid }: { path: string; uid: number; gid: number }) {
  const inside = await readdir(path, { recursive: true });
  for (const name of ["", ...inside]) await lchown(join(path, name), uid, gid);
}
