import type { DescribedOffer } from "#domain/offers/describe-offer.ts";

/** Who sells to whom, until when and on which terms. */
export function OfferFacts({ offer }: { offer: DescribedOffer }) {
  return (
    <>
      <div className="grid gap-x-12 gap-y-8 tablet:grid-cols-2">
        {offer.parties.map(({ role, name, texts, figures }) => (
          <section key={role}>
            <h2 className="text-sm font-normal text-felt">{role}</h2>
            <p className="mt-1 text-lg font-medium">
              <bdi>{name}</bdi>
            </p>
            {[...texts, ...figures].map((text) => (
              <p key={text} className="wrap-anywhere">
                <bdi>{text}</bdi>
              </p>
            ))}
          </section>
        ))}
      </div>
      <dl className="mt-10 grid gap-x-8 gap-y-6 border-y border-line py-6 phone:grid-cols-2 desktop:grid-cols-5">
        <div>
          <dt className="text-sm text-felt">{offer.title}</dt>
          <dd className="mt-1 font-medium">{offer.version}</dd>
        </div>
        {offer.facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-sm text-felt">{name}</dt>
            <dd className="mt-1 font-medium">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
