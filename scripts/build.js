// Builds messages, site and back office, and compresses what is served as files.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { project, run } from "./prepare.js";

const compressible = /\.(?:js|css|svg|html|json|txt)$/;

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

run("node", ["scripts/compile-messages.js"]);
run("react-router", ["build"]);
run("vite", ["build", "--config", "admin/vite.config.ts", "--logLevel", "warn"]);
compressFolder(join(project, "build/client"));
compressFolder(join(project, "build/admin"));
