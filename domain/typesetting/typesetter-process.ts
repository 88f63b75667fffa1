import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { initSync, TypstCompilerBuilder } from "@myriaddreamin/typst-ts-web-compiler";
import { serveOrders } from "../files/side-process.ts";
import type { Document } from "./typeset.ts";

/** Problems with their place, as objects. */
const diagnosticsInFull = 3;

const compilerFile = fileURLToPath(
  import.meta.resolve("@myriaddreamin/typst-ts-web-compiler/wasm"),
);
initSync({ module: readFileSync(compilerFile) });
const compiler = await buildCompiler();
compiler.add_source(
  "/house-style.typ",
  readFileSync(new URL("./house-style.typ", import.meta.url), "utf8"),
);

/** It sees the template and the data, and neither disk nor network. */
async function buildCompiler() {
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const fonts = new URL("./fonts/", import.meta.url);
  for (const file of readdirSync(fonts)
    .filter((name) => name.endsWith(".ttf.br"))
    .toSorted()) {
    await builder.add_raw_font(brotliDecompressSync(readFileSync(new URL(file, fonts))));
  }
  return builder.build();
}

/** Of Arabic. Set above a letter, they come out twice when a text is copied or read aloud. */
const vowelSigns = /[\u064b-\u0652]/g;

const withoutVowelSigns = (_key: string, value: unknown) =>
  typeof value === "string" ? value.replaceAll(vowelSigns, "") : value;

serveOrders<Document, Uint8Array>(async ({ template, data }) => {
  compiler.add_source("/template.typ", readFileSync(template, "utf8"));
  compiler.map_shadow(
    "/data.json",
    new TextEncoder().encode(JSON.stringify(data, withoutVowelSigns)),
  );
  const { result, diagnostics } = compiler.compile(
    "/template.typ",
    null,
    "pdf",
    diagnosticsInFull,
  ) as { result?: Uint8Array; diagnostics?: { message: string; range: string }[] };
  if (result) return result;
  throw new Error(diagnostics?.map(({ message, range }) => `${range} ${message}`).join("; "));
});
