/** As we make them: plain words, no way out of a folder. */
const plain = /^[\w][\w.-]*(?:\/[\w][\w.-]*)*$/;

export function requirePlainName(name: string): string {
  if (!plain.test(name)) throw new Error(`${name} is no name of a file of ours.`);
  return name;
}
