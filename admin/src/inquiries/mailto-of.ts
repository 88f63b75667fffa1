/** The address that opens a mail program with what is written. */
export function mailtoOf({ to, subject, text }: Record<"to" | "subject" | "text", string>): string {
  const body = encodeURIComponent(text.replaceAll("\n", "\r\n"));
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
