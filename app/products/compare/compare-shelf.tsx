import { mostCompared } from "#domain/compare/choose-products.ts";
import type { Candidates } from "#domain/compare/list-candidates.ts";
import { plain } from "#domain/language/text.ts";
import { m } from "#text";
import { AddLink } from "../../basket/add-link.tsx";
import { buttonClass } from "../../ui/controls/button.tsx";
import { CloseIcon } from "../../ui/controls/icons.tsx";
import { Link, localHref } from "../../ui/controls/link.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { Text } from "../../ui/text/text.tsx";
import { productAddress } from "../catalogue/catalogue-address.ts";
import { writeFinishes } from "../gallery/chosen-finishes.ts";
import { type CompareQuery, compareAddress, comparePath } from "./compare-address.ts";
import type { ComparedProduct } from "./compared-product.ts";
import { FinishChoice } from "./finish-choice.tsx";

/** Four places: the products that stand there, and in the first free one a form to add another. */
export function CompareShelf({
  products,
  query,
  candidates,
}: {
  products: ComparedProduct[];
  query: CompareQuery;
  candidates: Candidates[];
}) {
  const free = mostCompared - products.length;
  return (
    <section aria-label={m.comparing_chosen()}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 tablet:gap-x-6 desktop:grid-cols-4 print:grid-cols-4">
        {products.map((product) => (
          <Chosen key={product.id} product={product} query={query} />
        ))}
        {free > 0 && (
          <li
            className={`flex items-end border border-dashed border-felt p-4 print:hidden ${products.length % 2 === 0 ? "col-span-2 desktop:col-span-1" : ""}`}
          >
            <AddForm products={products} query={query} candidates={candidates} />
          </li>
        )}
        {Array.from({ length: Math.max(0, free - 1) }, (_, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is nothing but its place
            key={place}
            aria-hidden="true"
            className="aspect-square border border-dashed border-line max-desktop:hidden print:hidden"
          />
        ))}
      </ul>
      {free === 0 && <p className="mt-4 text-sm text-felt print:hidden">{m.compare_full()}</p>}
    </section>
  );
}

function Chosen({ product, query }: { product: ComparedProduct; query: CompareQuery }) {
  const { id, code, title, picture, unit } = product;
  const finish = query.finishes?.[id];
  const names = query.names.filter((name) => name !== id);
  return (
    <li className="relative min-w-0">
      <div className="aspect-square bg-sand print:max-w-[30mm]">
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 1376px) 302px, (min-width: 1080px) 23vw, 46vw"
            className="size-full"
          />
        )}
      </div>
      <p className="tabular mt-3 text-xs text-felt">
        <bdi>{code}</bdi>
      </p>
      <h2 className="text-lg leading-snug">
        <Link to={productAddress({ id, finish })} className="underline-offset-4 hover:underline">
          <Text>{title}</Text>
        </Link>
      </h2>
      <FinishChoice product={product} query={query} />
      <AddLink
        product={id}
        finish={finish}
        about={plain(title)}
        unit={unit}
        short
        className="mt-1 inline-flex min-h-8 items-center text-sm underline decoration-oak underline-offset-4 hover:text-oak-deep"
      />
      <Link
        to={compareAddress({ ...query, names })}
        inPlace
        rel="nofollow"
        aria-label={m.compare_remove({ title: plain(title) })}
        className="absolute end-2 top-2 grid size-11 place-items-center rounded-full bg-paper hover:bg-ink hover:text-white print:hidden"
      >
        <CloseIcon className="size-4" />
      </Link>
    </li>
  );
}

/** The browser's own list of choices, by class; the button leads to the longer comparison. */
function AddForm({
  products,
  query,
  candidates,
}: {
  products: ComparedProduct[];
  query: CompareQuery;
  candidates: Candidates[];
}) {
  const chosen = new Set(products.map(({ id }) => id));
  return (
    <form action={localHref(comparePath)} method="get" className="w-full min-w-0">
      {query.names.length > 0 && <input type="hidden" name="p" value={query.names.join(",")} />}
      {writeFinishes(query.names, query.finishes ?? {}).map((finish) => (
        <input key={finish} type="hidden" name="finish" value={finish.split("=")[1]} />
      ))}
      {query.depth !== undefined && <input type="hidden" name="depth" value={query.depth} />}
      {query.mounting && <input type="hidden" name="mounting" value={query.mounting} />}
      <Field
        label={products.length === 0 ? m.comparing_add_first() : m.comparing_add_label()}
        className="min-w-0"
      >
        {(control) => (
          <select {...control} name="add" required defaultValue="" className="field-box h-12">
            <option value="" disabled>
              {m.comparing_choose()}
            </option>
            {candidates.map((group) => (
              <optgroup key={group.id} label={plain(group.name)}>
                {group.products
                  .filter(({ id }) => !chosen.has(id))
                  .map(({ id, code, title }) => (
                    <option key={id} value={id}>
                      {`${plain(title)} (${code})`}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      <button type="submit" className={`mt-3 w-full ${buttonClass("outline")}`}>
        {m.comparing_add()}
      </button>
    </form>
  );
}
