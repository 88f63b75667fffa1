/** Addresses as people write them: one a line, or with commas, semicolons or spaces between. */
export function addressesIn(written: string): string[] {
  return written.split(/[\s,;]+/).filter(Boolean);
}
