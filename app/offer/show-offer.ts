import type { Lang } from "#domain/language/language.ts";
import { describeOffer, writeDay, writeMoment } from "#domain/offers/describe-offer.ts";
import { nameOffer } from "#domain/offers/offer-name.ts";
import type { OpenedOffer } from "#domain/offers/open-offer.ts";
import { m } from "#text";

/** An offer as its page shows it: words only. */
export function showOffer({ offer, lang }: { offer: OpenedOffer; lang: Lang }) {
  const asked = offer.answers.filter(({ kind }) => kind === "asked");
  return {
    ...describeOffer({ offer, lang }),
    number: offer.number,
    name: nameOffer(offer),
    isOpen: offer.state === "open",
    state: describeState({ offer, lang }),
    newer: offer.newest > offer.version ? offer.newest : undefined,
    asked: asked.map(({ text, at }) => ({ text, time: writeMoment({ at, lang }) })),
  };
}

function describeState({ offer, lang }: { offer: OpenedOffer; lang: Lang }): string {
  const { state, frozen, answers } = offer;
  const date = writeDay({ day: frozen.validUntil, lang });
  const decision = answers.find(({ kind }) => kind !== "asked");
  const time = decision ? writeMoment({ at: decision.at, lang }) : "";
  switch (state) {
    case "accepted":
      // A name is typed in any script, whatever the page is in.
      return m.offer_state_accepted({ name: `\u2068${decision?.name ?? ""}\u2069`, time });
    case "declined":
      return m.offer_state_declined({ time });
    case "withdrawn":
      return m.offer_state_withdrawn();
    case "superseded":
      return m.offer_state_superseded();
    case "expired":
      return m.offer_state_expired({ date });
    default:
      return m.offer_state_open({ date });
  }
}
