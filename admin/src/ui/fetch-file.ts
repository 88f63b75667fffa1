import { HttpError } from "ra-core";
import { currentLanguage } from "../language.ts";
import { addressOf, refusalOf } from "../office/call.ts";
import { texts } from "../office/texts.ts";

/** Saves what a call answers as a file; what is refused is thrown in words, where a link would save it. */
export async function fetchFile({
  name,
  ...address
}: Parameters<typeof addressOf>[0] & { name: string }) {
  const response = await fetch(addressOf(address), { credentials: "same-origin" }).catch(() => {
    throw new HttpError(texts[currentLanguage()].unreachable, 0);
  });
  if (!response.ok) throw await refusalOf(response);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  // Not at once: a browser may still be about to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
