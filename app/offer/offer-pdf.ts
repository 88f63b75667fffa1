import { makeOfferPdf } from "#domain/offers/make-offer-pdf.ts";
import { openOffer } from "#domain/offers/open-offer.ts";
import { notFound } from "../request/not-found.ts";
import type { PageHandle } from "../request/page-handle.ts";
import { lang } from "../request/request-context.ts";
import type { Route } from "./+types/offer-pdf";
import { offerQuery, readVersion, unlisted } from "./offer-query.ts";

export const handle = { query: offerQuery } satisfies PageHandle;

/** The offer on paper, in the language of the page it is opened from. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const version = readVersion(new URL(request.url));
  const offer = await openOffer({ token: params.token, version });
  if (!offer) throw notFound();
  const pdf = await makeOfferPdf({ offer, lang: context.get(lang) });
  return new Response(new Uint8Array(pdf), {
    headers: { "Content-Type": "application/pdf", ...unlisted },
  });
}
