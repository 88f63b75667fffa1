import { isStorable } from "#domain/text/typed-text.ts";

/** A form sent to a page, and who sent it. */
export type SentForm = { body: Uint8Array<ArrayBuffer>; type: string; ip: string };

/** Whether it can be taken apart, and nothing in it is beyond what a database keeps. */
export async function isReadable({ body, type }: Omit<SentForm, "ip">): Promise<boolean> {
  const sent = new Response(body, { headers: { "Content-Type": type } });
  const fields = await sent.formData().catch(() => undefined);
  if (!fields) return false;
  return [...fields].every(
    ([name, value]) =>
      isStorable(name) && isStorable(typeof value === "string" ? value : value.name),
  );
}
