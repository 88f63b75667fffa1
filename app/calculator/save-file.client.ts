/** Hands a file over as if it had been downloaded. */
export function saveFile({ file, name }: { file: Blob; name: string }): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: Safari reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
