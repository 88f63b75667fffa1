// Builds messages, site and back office, and compresses what is served as files.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { defaultLang, languages } from "../domain/language.ts";
import { environment, fail, project, run } from "./prepare.js";
import { shortenTable } from "./shorten-table.js";

const compressible = /\.(?:js|css|svg|html|json|txt)$/;
const target = join(project, "build");

async function buildIn({ code }) {
  const env = { ...environment, SITE_LANGUAGE: code };
  await promisify(execFile)("react-router", ["build"], { cwd: project, env }).catch((error) =>
    fail(`${error.stdout}${error.stderr}`),
  );
}

/**
 * One server for all languages, and for each the scripts of its own; files that do not differ have
 * the same name and are kept once. The server learns from the manifests which are whose.
 */
function putTogether() {
  renameSync(join(target, defaultLang, "server"), join(target, "server"));
  const manifests = {};
  for (const { code } of languages) {
    const client = join(target, code, "client");
    const whole = readManifest(join(client, "assets"));
    const short = writeManifest(client, shortenTable(whole));
    manifests[code] = { whole, short };
    cpSync(client, join(target, "client"), { recursive: true });
    rmSync(join(target, code), { recursive: true });
  }
  writeFileSync(join(target, "server/manifests.json"), JSON.stringify(manifests));
}

function readManifest(assets) {
  const [name = ""] = readdirSync(assets).filter((name) => /^manifest-.*\.js$/.test(name));
  const [, manifest] = /^window\.__reactRouterManifest=(.*);$/s.exec(
    readFileSync(join(assets, name), "utf8"),
  );
  return JSON.parse(manifest);
}

/** Writes it as the router's build does; the name follows from what is inside. */
function writeManifest(client, manifest) {
  const hash = createHash("sha256").update(JSON.stringify(manifest)).digest("hex").slice(0, 8);
  const named = { ...manifest, url: `/assets/manifest-${hash}.js` };
  writeFileSync(join(client, named.url), `window.__reactRouterManifest=${JSON.stringify(named)};`);
  return named;
}

function compressFolder(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

rmSync(target, { recursive: true, force: true });
run("node", ["scripts/compile-messages.js"]);
await Promise.all(languages.map(buildIn));
putTogether();
run("vite", ["build", "--config", "admin/vite.config.ts", "--logLevel", "warn"]);
compressFolder(join(target, "client"));
compressFolder(join(target, "admin"));
