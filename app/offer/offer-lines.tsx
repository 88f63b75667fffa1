import type { DescribedOffer } from "#domain/offers/describe-offer.ts";
import { m } from "#text";

const head = "py-3 text-sm font-normal text-felt";
/** On a phone, quantity and price stand beneath the name: there is no room for columns. */
const wide = "hidden ps-6 text-end tablet:table-cell";

/** The lines with their sums, and what was written beside them. */
export function OfferLines({ offer }: { offer: DescribedOffer }) {
  const { heads, lines, sums, total, texts } = offer;
  return (
    <>
      <h2 className="mt-14 text-2xl">{m.offer_lines()}</h2>
      <table className="mt-4 w-full">
        <thead className="border-b border-line">
          <tr>
            <th scope="col" className={`${head} text-start`}>
              {heads.product}
            </th>
            <th scope="col" className={`${head} ${wide}`}>
              {heads.quantity}
            </th>
            <th scope="col" className={`${head} ${wide}`}>
              {heads.price}
            </th>
            <th scope="col" className={`${head} ps-6 text-end`}>
              {heads.sum}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sent offer stays in its order
            <tr key={at} className="border-b border-line align-top">
              <th scope="row" className="py-4 text-start font-medium">
                <bdi>{line.name}</bdi>
                {line.details.map((detail) => (
                  <span
                    key={detail}
                    className="block text-sm font-normal whitespace-pre-line text-felt"
                  >
                    <bdi>{detail}</bdi>
                  </span>
                ))}
                <span className="mt-1 block text-sm font-normal tablet:hidden">
                  <Figure>{line.quantity}</Figure> × <Figure>{line.price}</Figure>
                </span>
              </th>
              <td className={`${wide} py-4`}>
                <Figure>{line.quantity}</Figure>
              </td>
              <td className={`${wide} py-4`}>
                <Figure>{line.price}</Figure>
              </td>
              <td className="py-4 ps-6 text-end">
                <Figure>{line.sum}</Figure>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(({ name, value }) => (
            <SumRow key={name} name={name} value={value} className="text-felt" />
          ))}
          <SumRow
            {...total}
            weight="font-semibold"
            className="border-t-2 border-ink text-xl font-semibold"
          />
        </tfoot>
      </table>
      <p className="mt-3 text-sm text-felt">{offer.rounding}</p>
      {texts.map(({ title, text }) => (
        <section key={title} className="mt-10 max-w-prose">
          <h2 className="text-xl">{title}</h2>
          <p dir="auto" className="mt-2 whitespace-pre-line">
            {text}
          </p>
        </section>
      ))}
    </>
  );
}

/** The name stands beside its sum, whatever columns there are. */
function SumRow({
  name,
  value,
  weight = "font-normal",
  className,
}: {
  name: string;
  value: string;
  weight?: string;
  className: string;
}) {
  return (
    <tr className={className}>
      <td className="hidden tablet:table-cell" />
      <td className="hidden tablet:table-cell" />
      <th scope="row" className={`py-3 text-end ${weight}`}>
        {name}
      </th>
      <td className="py-3 ps-6 text-end">
        <Figure>{value}</Figure>
      </td>
    </tr>
  );
}

function Figure({ children }: { children: string }) {
  return <bdi className="tabular whitespace-nowrap">{children}</bdi>;
}
