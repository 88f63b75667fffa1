import { z } from "zod";
import { sheetLimits } from "./limits.ts";

/** Why a cell cannot be taken, in a word; the back office has the sentences. */
export type Reason =
  | "required"
  | "too-long"
  | "not-a-number"
  | "not-whole"
  | "not-positive"
  | "negative"
  | "too-large"
  | "not-a-choice"
  | "not-a-size"
  | "not-an-id"
  | "not-a-date"
  | "not-a-colour"
  | "formula"
  | "date"
  | "cannot-clear"
  | "unknown-class"
  | "unknown-picture"
  | "unknown-product"
  | "unknown-mounting"
  | "repeated"
  | "repeated-id"
  | "in-trash"
  | "order"
  | "invalid";

export type Read = { value: unknown } | { reason: Reason; detail?: string };

/** How a value is written in a cell, and read from it. */
export type Form = {
  read: (cell: string) => Read;
  write: (value: unknown) => string;
  /** What a spreadsheet program made a date of was one. */
  isDate?: true;
};

export function textForm({ longest = sheetLimits.cellLength } = {}): Form {
  return {
    read(cell) {
      // Spreadsheet programs would compute these. An apostrophe in front says that it is a text.
      if (/^[=@+-]/.test(cell)) return { reason: "formula" };
      const text = cell.startsWith("'") ? cell.slice(1) : cell;
      if (text.length > longest) return { reason: "too-long", detail: String(longest) };
      return { value: text };
    },
    write: (value) => shield(String(value).trim()),
  };
}

const blankLine = "–";

/** Several texts, each in a line; one that is not there yet has a dash in its place. */
export const linesForm: Form = {
  read(cell) {
    const read = textForm().read(cell);
    if ("reason" in read) return read;
    const lines = String(read.value).split(/\r?\n/);
    return {
      value: lines.map((line) => line.trim()).map((line) => (line === blankLine ? "" : line)),
    };
  },
  write(value) {
    const lines = (value as unknown[]).map((line) => String(line ?? "").trim());
    return lines.some(Boolean) ? shield(lines.map((line) => line || blankLine).join("\n")) : "";
  },
};

/** A text that a spreadsheet program would compute, marked as a text. */
export function shield(text: string): string {
  return /^[=@+\-\t\r']/.test(text) ? `'${text}` : text;
}

export function numberForm({ whole = false, zero = false } = {}): Form {
  return {
    read(cell) {
      // 1,200 and 1 200, as people write thousands; 1200,5 is somebody's decimal comma and is asked about.
      const plain = cell.replace(/[\s,](?=\d{3}(?:\D|$))/g, "");
      const value = Number(plain);
      if (!/^[+-]?[\d.]+$/.test(plain) || Number.isNaN(value)) return { reason: "not-a-number" };
      if (value < 0 || (value === 0 && !zero)) {
        return { reason: zero ? "negative" : "not-positive" };
      }
      return whole && !Number.isInteger(value) ? { reason: "not-whole" } : { value };
    },
    write: String,
  };
}

export function choiceForm(choices: Record<string, readonly string[]>): Form {
  const known = new Map(
    Object.entries(choices).flatMap(([value, names]) =>
      [value, ...names].map((name) => [name.toLowerCase(), value]),
    ),
  );
  return {
    read(cell) {
      const value = known.get(cell.toLowerCase());
      if (value !== undefined) return { value };
      return { reason: "not-a-choice", detail: Object.keys(choices).join(", ") };
    },
    write: String,
  };
}

const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const idForm: Form = {
  read: (cell) => (idPattern.test(cell) ? { value: cell } : { reason: "not-an-id" }),
  write: String,
};

/** A day, written as 2026-10-01. */
export const dateForm: Form = {
  read: (cell) =>
    z.iso.date().safeParse(cell).success ? { value: cell } : { reason: "not-a-date" },
  write: String,
  isDate: true,
};

/** A colour, written as #c8a27a. */
export const colourForm: Form = {
  read: (cell) =>
    /^#[0-9a-f]{6}$/i.test(cell) ? { value: cell.toLowerCase() } : { reason: "not-a-colour" },
  write: String,
};

/** Several, with semicolons between them. */
export function listForm(each: Form): Form {
  return {
    read(cell) {
      const read = pieces(cell).map((piece) => each.read(piece));
      const wrong = read.find((one) => "reason" in one);
      return wrong ?? { value: read.map((one) => ("value" in one ? one.value : undefined)) };
    },
    write: (value) =>
      Array.isArray(value) ? value.flatMap((one) => each.write(one) || []).join("; ") : "",
  };
}

/** Width × height × thickness in millimetres. */
export const sizeForm: Form = {
  read(cell) {
    const [width, height, depth, ...more] = cell.split(/[x×*]/i).map(Number);
    const sides = { width, height, depth };
    const fits = Object.values(sides).every((side) => side !== undefined && side > 0);
    return fits && more.length === 0 ? { value: sides } : { reason: "not-a-size" };
  },
  // A draft may lack some of the three.
  write: (value) => {
    const { width, height, depth } = value as { [Side in "width" | "height" | "depth"]?: number };
    return [width, height, depth].filter((side) => side != null).join(" × ");
  },
};

function pieces(cell: string): string[] {
  return cell.split(/[;；\n]/).flatMap((piece) => piece.trim() || []);
}
