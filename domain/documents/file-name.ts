/** Signs that one system or another does not take in the name of a file, and marks nobody sees. */
const unfit = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]+/gu;
const longest = 80;

/** A title as the name of a file on any system, in its own letters. */
export function fileName(title: string): string {
  const name = title
    .normalize("NFC")
    .replace(unfit, " ")
    .replace(/\s+/g, " ")
    // Windows takes neither dots nor spaces at the end; a dot in front hides a file elsewhere.
    .replace(/^[. ]+/, "");
  return (
    [...name]
      .slice(0, longest)
      .join("")
      .replace(/(?<![. ])[. ]+$/, "") || "document"
  );
}

/** The same names, none of them twice whatever the letter case: the second is “name (2).pdf”. */
export function uniqueNames(names: string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf(".");
    const [stem, ending] = [name.slice(0, dot), name.slice(dot)];
    let free = name;
    for (let count = 2; taken.has(free.toLowerCase()); count++)
      free = `${stem} (${count})${ending}`;
    taken.add(free.toLowerCase());
    return free;
  });
}
