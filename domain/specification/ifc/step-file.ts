import { createHash } from "node:crypto";

/** A value as STEP writes it (ISO 10303-21). */
export type StepValue = { written: string } | string | number | null | readonly StepValue[];

/** An enumeration, a reference or a typed value, already as it stands in the file. */
export const raw = (written: string): StepValue => ({ written });
export const enumeration = (name: string): StepValue => raw(`.${name}.`);
/** A value of a named type, such as IFCLABEL('…'). */
export const typed = (type: string, value: StepValue): StepValue =>
  raw(`${type}(${writeValue(value)})`);
/** What a supertype has and a subtype derives. */
export const derived = raw("*");
export const unset = null;

export type StepFile = ReturnType<typeof createStepFile>;

/** The instances of a STEP file, numbered as they are added. */
export function createStepFile() {
  const lines: string[] = [];
  return {
    /** Adds an instance and gives the reference to it. */
    add(type: string, ...attributes: StepValue[]): StepValue {
      const number = lines.length + 1;
      lines.push(`#${number}=${type}(${attributes.map(writeValue).join(",")});`);
      return raw(`#${number}`);
    },
    write({ schema, header }: { schema: string; header: StepValue[][] }): string {
      const [description = [], name = []] = header;
      return `${[
        "ISO-10303-21;",
        "HEADER;",
        `FILE_DESCRIPTION(${description.map(writeValue).join(",")});`,
        `FILE_NAME(${name.map(writeValue).join(",")});`,
        `FILE_SCHEMA(('${schema}'));`,
        "ENDSEC;",
        "DATA;",
        ...lines,
        "ENDSEC;",
        "END-ISO-10303-21;",
      ].join("\r\n")}\r\n`;
    },
  };
}

function writeValue(value: StepValue): string {
  if (value === null) return "$";
  if (typeof value === "string") return `'${encodeText(value)}'`;
  // A real number has its point even when it is whole.
  if (typeof value === "number") return Number.isInteger(value) ? `${value}.` : `${value}`;
  if ("written" in value) return value.written;
  return `(${value.map(writeValue).join(",")})`;
}

/** Printable ASCII as it is; runs of anything else in UTF-16, between \X2\ and \X0\. */
export function encodeText(text: string): string {
  return text
    .replaceAll("\\", "\\\\")
    .replaceAll("'", "''")
    .replaceAll(/[^\x20-\x7e]+/g, (run) => {
      const units = Array.from({ length: run.length }, (_, at) =>
        run.charCodeAt(at).toString(16).toUpperCase().padStart(4, "0"),
      );
      return `\\X2\\${units.join("")}\\X0\\`;
    });
}

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$";

/** 128 bits in the 22 characters of IFC: the same for the same name, so that a file made anew replaces the old one. */
export function globalId(name: string): string {
  const bytes = createHash("sha256").update(name).digest();
  let number = bytes.readBigUInt64BE(0) * 2n ** 64n + bytes.readBigUInt64BE(8);
  let written = "";
  for (let place = 0; place < 22; place++) {
    written = digits.charAt(Number(number % 64n)) + written;
    number /= 64n;
  }
  return written;
}
