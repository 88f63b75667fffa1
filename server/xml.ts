const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as it may stand in an XML document; control characters may not. */
export function xml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones XML forbids
  const allowed = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "");
  return allowed.replace(/[&<>"]/g, (character) => escapes[character] ?? "");
}
