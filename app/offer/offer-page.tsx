import { data, redirect } from "react-router";
import { offerPath } from "#domain/offers/offer-address.ts";
import { openOffer } from "#domain/offers/open-offer.ts";
import { m } from "#text";
import { notFound } from "../request/not-found.ts";
import type { PageHandle } from "../request/page-handle.ts";
import { lang, visitorIp } from "../request/request-context.ts";
import { pageMeta, siteOf } from "../seo/page-meta.ts";
import { buttonClass } from "../ui/controls/button.tsx";
import { Link, localHref } from "../ui/controls/link.tsx";
import { PageHead } from "../ui/page/page-head.tsx";
import type { Route } from "./+types/offer-page";
import { Answers } from "./answers.tsx";
import { handleAnswer } from "./handle-answer.ts";
import { OfferFacts } from "./offer-facts.tsx";
import { OfferLines } from "./offer-lines.tsx";
import { offerQuery, readVersion, unlisted } from "./offer-query.ts";
import { showOffer } from "./show-offer.ts";

export const handle = { query: offerQuery } satisfies PageHandle;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { token } = params;
  const version = readVersion(new URL(request.url));
  const offer = await openOffer({ token, version });
  if (!offer) throw notFound();
  return { token, version, offer: showOffer({ offer, lang: context.get(lang) }) };
}

/** One of the three forms; once it is taken, the page itself says what was decided. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { token } = params;
  const version = readVersion(new URL(request.url));
  const handled = await handleAnswer({
    ...{ form: await request.formData(), token, version },
    ip: context.get(visitorIp),
  });
  if (handled === "unknown") throw notFound();
  if (handled === "taken") {
    const to = `${localHref(offerPath({ token, version }))}#state`;
    throw redirect(to, { status: 303, headers: unlisted });
  }
  const { status, retryAfter, given } = handled;
  return data(given, { status, headers: retryAfter ? { "Retry-After": `${retryAfter}` } : {} });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const retryAfter = actionHeaders.get("Retry-After");
  return { ...unlisted, ...(retryAfter && { "Retry-After": retryAfter }) };
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta({
        ...siteOf(matches),
        path: offerPath(loaderData),
        title: loaderData.offer.title,
        description: m.offer_lead(),
        keywords: m.offer_keywords(),
        index: false,
      })
    : [];

export default function OfferPage({
  loaderData: { token, version, offer },
  actionData,
}: Route.ComponentProps) {
  const file = `/offer/${token}/offer.pdf${version === undefined ? "" : `?v=${version}`}`;
  return (
    <>
      <PageHead title={offer.title} lead={offer.isOpen ? m.offer_lead() : undefined}>
        <div
          id="state"
          className="mt-8 flex max-w-3xl flex-wrap items-center gap-x-6 gap-y-3 border-s-4 border-oak bg-white px-5 py-4"
        >
          <p role="status">{offer.state}</p>
          {offer.newer && (
            <Link
              to={offerPath({ token, version: offer.newer })}
              className="font-medium text-oak-deep underline underline-offset-4"
            >
              {m.offer_newer({ version: offer.newer })}
            </Link>
          )}
        </div>
      </PageHead>
      <div className="page-width pb-16">
        <OfferFacts offer={offer} />
        <OfferLines offer={offer} />
        <p className="mt-8">
          <a href={localHref(file)} className={buttonClass("outline")} rel="nofollow">
            {m.offer_pdf()}
          </a>
        </p>
      </div>
      <Answers offer={offer} given={actionData} />
    </>
  );
}
