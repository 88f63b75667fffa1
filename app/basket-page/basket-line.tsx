import type { ReactNode } from "react";
import { longestBasketNote } from "#domain/basket/basket-rules.ts";
import type { Requestable } from "#domain/basket/list-requestable.ts";
import { m } from "#text";
import { Link } from "../ui/controls/link.tsx";
import { controlClass } from "../ui/forms/field.tsx";
import { Picture } from "../ui/pictures/picture.tsx";

/**
 * One line of the list as the server can draw it: what can be chosen of a product. The page's script
 * fills in what is kept on the device. Without a product it stands for one that is no longer made.
 */
export function BasketLineItem({ product }: { product?: Requestable }) {
  return (
    <li
      data-line={product?.id ?? ""}
      data-unit={product?.unit}
      className="grid gap-x-6 gap-y-4 border-b border-line py-6 tablet:grid-cols-[8rem_1fr]"
    >
      <div data-finish-pictures={JSON.stringify(product?.finishPictures)}>
        {product?.picture && (
          <Picture picture={product.picture} sizes="128px" className="aspect-4/3 w-32" />
        )}
      </div>
      <div>
        <div className="flex items-start justify-between gap-4">
          <h2 className="text-lg">
            {product ? (
              <Link to={`/productdetail/${product.id}.html`} className="hover:underline" data-title>
                {product.title}
              </Link>
            ) : (
              <bdi data-title />
            )}
          </h2>
          <button
            type="button"
            data-remove={m.basket_remove_named({ title: "{title}" })}
            className="min-h-8 shrink-0 text-sm text-felt underline underline-offset-4 hover:text-ink"
          >
            {m.basket_remove()}
          </button>
        </div>
        {!product && (
          <p data-withdrawn hidden className="mt-1 border-s-3 border-oak ps-3 text-sm">
            {m.basket_withdrawn()}
          </p>
        )}
        <div className="mt-3 grid gap-4 phone:grid-cols-2 desktop:grid-cols-[1fr_1fr_9rem]">
          <Choice name="finish" label={m.basket_finish()} options={product?.finishes} />
          <Choice name="mounting" label={m.basket_mounting()} options={product?.mountings} />
          <Labelled label={`${m.basket_amount()} (${unitNames[product?.unit ?? "m2"]()})`}>
            <input
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              dir="ltr"
              maxLength={14}
              className={`h-11 rtl:text-end ${controlClass}`}
            />
          </Labelled>
          <Labelled label={m.basket_note()} className="phone:col-span-full">
            <input
              name="note"
              autoComplete="off"
              maxLength={longestBasketNote}
              className={`h-11 ${controlClass}`}
            />
          </Labelled>
        </div>
        <label className="mt-3 inline-flex min-h-8 items-center gap-2">
          <input type="checkbox" name="sample" className="size-5 accent-oak-deep" />
          {m.basket_want_sample()}
        </label>
        <p
          data-problem
          data-nothing={m.basket_ask_something()}
          data-amount={m.basket_amount_wrong()}
          data-whole={m.basket_amount_whole()}
          role="status"
          className="text-sm text-danger"
        />
      </div>
    </li>
  );
}

const unitNames = { m2: m.basket_unit_m2, piece: m.basket_unit_piece };

function Labelled({
  label,
  className = "",
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className={`block ${className}`}>
      <span className="mb-1 block text-sm font-medium">{label}</span>
      {children}
    </label>
  );
}

/** A product with nothing to choose from is not asked about. */
function Choice({
  name,
  label,
  options = [],
}: {
  name: string;
  label: string;
  options: { id: string; name: string }[] | undefined;
}) {
  if (options.length === 0) return null;
  return (
    <Labelled label={label}>
      <select name={name} className={`h-11 ${controlClass}`}>
        <option value="">{m.basket_not_chosen()}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
