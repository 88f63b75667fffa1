/** What a Content-Type header says the body is, without its parameters. */
export function mediaType(header: string | null | undefined): string | undefined {
  return header?.split(";", 1)[0]?.trim().toLowerCase();
}
