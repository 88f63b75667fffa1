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

/** A file for each message, so that a page brings no more of them than it shows. */
export const browserMessageCompiler = {
  ...messageCompiler,
  outdir: "./.generated/browser-text",
  outputStructure: "message-modules",
};

if (import.meta.main) {
  await compile(messageCompiler);
  await compile(browserMessageCompiler);
}
