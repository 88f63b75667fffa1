/** A link that opens a chat, with a text already written if one is given. */
export function whatsappLink({ number, text }: { number: string; text?: string }): string {
  const link = `https://wa.me/${number.replace(/\D/g, "")}`;
  return text ? `${link}?text=${encodeURIComponent(text)}` : link;
}
