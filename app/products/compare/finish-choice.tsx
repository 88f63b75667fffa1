import { plain } from "#domain/language/text.ts";
import { m } from "#text";
import { Link } from "../../ui/controls/link.tsx";
import { Colour } from "../../ui/pictures/colour.tsx";
import { Text } from "../../ui/text/text.tsx";
import { type CompareQuery, compareAddress } from "./compare-address.ts";
import type { ComparedProduct } from "./compared-product.ts";

/** The finishes of a product, each a link to the same comparison with its picture in that finish. */
export function FinishChoice({
  product: { id, finish, finishes },
  query,
}: {
  product: ComparedProduct;
  query: CompareQuery;
}) {
  const chosen = finishes.find((one) => one.id === finish);
  if (!chosen) return null;
  const addressIn = (wanted: string) => {
    const { [id]: _, ...others } = query.finishes ?? {};
    const isFirst = wanted === finishes[0]?.id;
    return compareAddress({ ...query, finishes: isFirst ? others : { ...others, [id]: wanted } });
  };
  return (
    <>
      <p className="mt-1 text-sm text-felt">
        <Text>{chosen.name}</Text>
      </p>
      {finishes.length > 1 && (
        <ul aria-label={m.finishes_title()} className="-ms-1 flex flex-wrap print:hidden">
          {finishes.map(({ id: one, name, colour }) => (
            <li key={one}>
              <Link
                to={addressIn(one)}
                inPlace
                rel="nofollow"
                aria-label={plain(name)}
                aria-current={one === chosen.id ? "true" : undefined}
                title={plain(name)}
                className="group grid size-7 place-items-center"
              >
                <Colour
                  colour={colour}
                  className="size-4 rounded-full outline -outline-offset-1 outline-ink/15 group-aria-[current]:outline-2 group-aria-[current]:outline-offset-2 group-aria-[current]:outline-ink"
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
