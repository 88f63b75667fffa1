/**
 * Characters that change how the text around them is read: embeddings, overrides and isolates of
 * writing direction. The plain marks (U+200E, U+200F, U+061C) stay: honest Arabic text has them.
 */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g;
const invisible = /[\u200b\u2060\ufeff]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;

function harmless(text: string): string {
  return text.toWellFormed().normalize("NFC").replace(directionControls, "").replace(invisible, "");
}

/** Whether PostgreSQL can keep a text: it has neither NUL nor half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** What somebody typed into one line: no line ends, no control characters, no hidden direction. */
export function cleanLine(text: string): string {
  return harmless(text).replace(controls, " ").replace(/\s+/g, " ").trim();
}

/** What somebody typed into several lines, with its line ends. */
export function cleanLines(text: string): string {
  return harmless(text.replace(/\r\n?|[\u2028\u2029]/g, "\n"))
    .replace(controls, " ")
    .trim();
}

/** The start of a line that is worth keeping but not worth refusing anything for. */
export function cutLine(text: string | undefined, longest: number): string | undefined {
  return cleanLine((text ?? "").slice(0, longest)) || undefined;
}

/** The longest that one visible character is likely to be: a family of four is eleven units. */
const unitsPerCharacter = 20;
let segmenter: Intl.Segmenter | undefined;

/** Made when it is needed, which stops a slow telephone for a tenth of a second; Firefox has it since 125. */
function charactersOf(text: string): Iterable<unknown> | undefined {
  if (!Intl.Segmenter) return undefined;
  segmenter ??= new Intl.Segmenter("und", { granularity: "grapheme" });
  return segmenter.segment(text);
}

/**
 * Whether a text has at most so many characters as people see them: an emoji of a family is one,
 * and so is a letter with its marks. A heap of marks on one letter is no single character.
 */
export function fits(text: string, most: number): boolean {
  if (text.length > most * unitsPerCharacter) return false;
  const characters = charactersOf(text);
  // A browser that cannot count leaves it to the server.
  if (!characters) return true;
  let count = 0;
  for (const _ of characters) if (++count > most) return false;
  return true;
}

/** The characters of a text as people see them. */
export function countCharacters(text: string): number {
  return [...(charactersOf(text) ?? text)].length;
}
