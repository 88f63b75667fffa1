import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Lang } from "#domain/language/language.ts";
import { listDeclared } from "./page-declarations.ts";
import type { PageScript, SiteBuild } from "./pages.ts";

/** A line of the manifest of the browser's files. */
type Built = { file: string; imports?: string[]; isEntry?: boolean };

/** The app as built, and the script of each language. */
export async function loadBuild({ folder }: { folder: string }) {
  if (!existsSync(folder)) throw new Error("The site is not built. Run: npm run build");
  const site: SiteBuild = await import(join(folder, "server/index.js"));
  const manifest: Record<string, Built> = JSON.parse(
    await readFile(join(folder, "client/.vite/manifest.json"), "utf8"),
  );
  const address = (name: string) => `/${manifest[name]?.file}`;
  const ownScripts = Object.keys(manifest).filter(
    (name) => manifest[name]?.isEntry && name.endsWith(".client.ts"),
  );
  const own = Object.fromEntries(ownScripts.map((name) => [name, address(name)]));
  return {
    build: async () => site,
    declared: listDeclared(site.routes),
    scriptOf(lang: Lang): PageScript {
      const name = `app/page-script/main.client.ts?lang=${lang}`;
      const { imports = [] } = manifest[name] ?? {};
      // With all that they import and that is not there with the page's script.
      const shared = `app/page-script/shared-islands.ts?lang=${lang}`;
      const needed = manifest[shared]?.imports?.filter((one) => one !== name);
      const more = needed?.filter((one) => !imports.includes(one)) ?? [];
      const islands = [shared, ...more].map(address);
      return { src: address(name), imports: imports.map(address), own, islands };
    },
  };
}
