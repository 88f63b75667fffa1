import { fileURLToPath } from "node:url";
import { typeset } from "../../typesetting/typeset.ts";
import type { Specified } from "../get-specification.ts";
import { describeDataSheet } from "./describe-data-sheet.ts";

const template = fileURLToPath(new URL("./data-sheet.typ", import.meta.url));

/** What is specified as PDF of A4 pages, tagged, with curve and section as vectors. */
export function makeDataSheet(specified: Specified): Promise<Uint8Array> {
  return typeset({ template, data: describeDataSheet(specified) });
}
