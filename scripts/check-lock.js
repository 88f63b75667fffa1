/** The machines on which a fresh clone must install: as npm names them. */
export const platforms = [
  { os: "linux", cpu: "x64" },
  { os: "linux", cpu: "arm64" },
  { os: "darwin", cpu: "x64" },
  { os: "darwin", cpu: "arm64" },
  { os: "win32", cpu: "x64" },
];

/**
 * What is wrong with a lock file, one sentence each.
 * @param {{ packages: Record<string, LockedPackage>, reasons: string }} options
 *   `reasons`: the text in which every pre-release has its line, beginning with "- `name`".
 * @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean,
 *   inBundle?: boolean, os?: string[], cpu?: string[], libc?: string[],
 *   optionalDependencies?: Record<string, string> }} LockedPackage
 * @returns {string[]}
 */
export function checkLock({ packages, reasons }) {
  return Object.entries(packages).flatMap(([path, locked]) => [
    ...platformGaps({ path, locked, packages }),
    ...(path.includes("node_modules/") && !locked.link ? entryFaults({ path, locked }) : []),
    ...preReleaseWithoutReason({ path, locked, reasons }),
  ]);
}

function nameOf(path) {
  return path === "" ? "the project" : path.slice(path.lastIndexOf("node_modules/") + 13);
}

/** The entry that Node would find for a dependency of the package at this path. */
function resolve({ path, name, packages }) {
  for (let folder = path; ; folder = folder.slice(0, folder.lastIndexOf("node_modules/") - 1)) {
    const at = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    if (packages[at]) return packages[at];
    if (!folder.includes("node_modules/")) return packages[`node_modules/${name}`];
  }
}

/** A package that comes in one part per platform must have one for each of ours in the lock. */
function platformGaps({ path, locked, packages }) {
  const names = Object.keys(locked.optionalDependencies ?? {});
  const parts = names.map((name) => ({ name, part: resolve({ path, name, packages }) }));
  const missing = parts
    .filter(({ part }) => !part)
    .map(({ name }) => `${nameOf(path)}: ${name} is not in the lock file`);
  const native = parts.flatMap(({ part }) => (part?.os ? [part] : []));
  if (native.length < 3) return missing;
  const gaps = platforms
    .filter(({ os, cpu }) => !native.some((part) => fits(part, { os, cpu })))
    .map(({ os, cpu }) => `${nameOf(path)}: nothing for ${os} ${cpu}`);
  return [...missing, ...gaps];
}

function fits(part, { os, cpu }) {
  const glibc = part.libc === undefined || part.libc.includes("glibc");
  return part.os.includes(os) && (part.cpu ?? [cpu]).includes(cpu) && glibc;
}

function entryFaults({ path, locked }) {
  const faults = [];
  // What a package brings inside itself is covered by that package's own sum.
  if (!locked.integrity && !locked.inBundle) faults.push(`${nameOf(path)}: no integrity`);
  if (locked.resolved) faults.push(`${nameOf(path)}: names a download address`);
  return faults;
}

function preReleaseWithoutReason({ path, locked, reasons }) {
  if (!/^\d+\.\d+\.\d+-/.test(locked.version ?? "")) return [];
  const name = nameOf(path);
  const scope = `${name.split("/")[0]}/*`;
  const given = [name, scope].some((each) => reasons.includes(`\n- \`${each}\``));
  return given ? [] : [`${name} ${locked.version}: a pre-release without a reason`];
}
