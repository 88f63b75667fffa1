import { compile } from "@inlang/paraglide-js";

/** @type {import("@inlang/paraglide-js").CompilerOptions} */
export const messageCompiler = {
  project: "./project.inlang",
  outdir: "./.generated/text",
  outputStructure: "locale-modules",
  strategy: ["globalVariable", "baseLocale"],
  emitReadme: false,
  emitGitIgnore: false,
  emitPrettierIgnore: false,
};

if (import.meta.main) await compile(messageCompiler);
