import { z } from "zod";
import { cleanLine, cleanLines, fits } from "../text/typed-text.ts";

type Length = { least?: number; most: number };

/** A line that somebody typed, cleaned, of so many characters as people see them. */
export function line({ least = 0, most }: Length) {
  return limited(z.string().max(20_000).transform(cleanLine), { least, most });
}

/** The same with line ends. */
export function paragraphs({ least = 0, most }: Length) {
  return limited(z.string().max(100_000).transform(cleanLines), { least, most });
}

function limited(text: z.ZodType<string, string>, { least = 0, most }: Length) {
  return text.superRefine((written, check) => {
    if (written.length < least) {
      check.addIssue({ code: "too_small", minimum: least, origin: "string", input: written });
    } else if (!fits(written, most)) {
      check.addIssue({ code: "too_big", maximum: most, origin: "string", input: written });
    }
  });
}
