/** What a growing list has added to its first page, and how far down it was left. */
export type Added<Entry> = { entries: Entry[]; pages: number; y: number };

const prefix = "list:";

/** What was added at a place of the history, if the visitor has been there in this tab. */
export function readAdded<Entry>(place: string): Added<Entry> | undefined {
  try {
    const kept = sessionStorage.getItem(prefix + place);
    return kept === null ? undefined : (JSON.parse(kept) as Added<Entry>);
  } catch {
    return undefined;
  }
}

export function keepAdded<Entry>({ place, added }: { place: string; added: Added<Entry> }) {
  try {
    sessionStorage.setItem(prefix + place, JSON.stringify(added));
  } catch {
    // Storage is full or forbidden: coming back then begins at the first page.
  }
}
