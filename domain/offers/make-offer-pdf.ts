import { fileURLToPath } from "node:url";
import { m } from "#text";
import type { Lang } from "../language/language.ts";
import { typeset } from "../typesetting/typeset.ts";
import { describeOffer, writeDay } from "./describe-offer.ts";
import type { OpenedOffer } from "./open-offer.ts";

const template = fileURLToPath(new URL("./offer.typ", import.meta.url));

/** An offer as PDF of A4 pages, with the words and figures of its page. */
export function makeOfferPdf({
  offer,
  lang,
}: {
  offer: OpenedOffer;
  lang: Lang;
}): Promise<Uint8Array> {
  const described = describeOffer({ offer, lang });
  const date = writeDay({ day: offer.sentAt, lang });
  const data = {
    ...described,
    subject: described.version,
    company: { name: offer.frozen.seller.name[lang] },
    date: `${offer.number} · ${described.version} · ${date}`,
    pages: m.calculator_report_page({ page: "#page", pages: "#pages" }, { locale: lang }),
  };
  return typeset({ template, data });
}
