import { m } from "#text";
import { AppError } from "../app-error.ts";
import { getProduct } from "../catalogue/get-product.ts";
import { type Lang, readLang } from "../language/language.ts";
import { plain } from "../language/text.ts";
import { getSettings } from "../settings/get-settings.ts";
import { readInquiry } from "./read-inquiry.ts";
import { getReplyTemplate } from "./reply-templates.ts";

export type Draft = { lang: Lang; subject: string; text: string };

/** A template in the language the inquiry was written in, with its blanks filled in. */
export async function draftReply({
  inquiryId,
  templateId,
  sender,
}: {
  inquiryId: string;
  templateId: string;
  /** Who writes. */
  sender: string;
}): Promise<Draft> {
  const inquiry = await readInquiry({ id: inquiryId });
  const template = await getReplyTemplate({ id: templateId });
  const lang = readLang(inquiry.lang);
  if (template.body[lang].trim() === "") throw new AppError("not-found");
  const [company, product] = await Promise.all([
    getSettings({ lang }),
    inquiry.product_id ? getProduct({ id: inquiry.product_id, lang }) : undefined,
  ]);
  const blanks = {
    name: inquiry.name,
    company: plain(company.name),
    product: product ? plain(product.title) : m.reply_products({}, { locale: lang }),
    quantity: inquiry.quantity ?? "",
    sender,
  };
  return {
    lang,
    subject: fillIn(template.subject[lang], blanks),
    text: fillIn(template.body[lang], blanks),
  };
}

/** What is no blank of ours stays as it was written. */
function fillIn(text: string, blanks: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (blank, name: string) =>
    Object.hasOwn(blanks, name) ? (blanks[name] ?? "") : blank,
  );
}
