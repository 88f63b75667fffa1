import type { Text as TextValue } from "#domain/language/text.ts";
import type { Picture as PictureValue } from "#domain/media/picture.ts";
import { m } from "#text";
import type { Copy } from "../page-copy/page-copy.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { formatShort } from "../ui/format/format-number.ts";
import { Picture } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";
import { BoothElevation, BoothPlan, type Measures } from "./booth-drawings.tsx";

export type Size = {
  id: string;
  /** S, M, L or XL, as the last part of its id. */
  letter: string;
  title: TextValue;
  summary: TextValue;
  picture: PictureValue | undefined;
  outer: Measures;
  inner: Measures;
  persons: number;
  weight: number | undefined;
};

/**
 * The booths in a row, each as wide as it really is beside the others; choosing one shows its plan.
 * The browser's own radio buttons do the choosing, so it works without JavaScript.
 */
export function SizeChooser({ copy, sizes }: { copy: Copy; sizes: Size[] }) {
  const tallest = Math.max(...sizes.map(({ outer }) => outer.height));
  return (
    <section id="sizes" className="bg-sand">
      <div className="page-width section-space">
        <h2 className="text-title">
          <Headline>{copy["sizes.title"]}</Headline>
        </h2>
        <p className="mt-4 max-w-prose text-lead text-felt">
          <Text>{copy["sizes.lead"]}</Text>
        </p>
        <fieldset className="size-chooser mt-12 min-w-0 desktop:mt-16">
          <legend className="sr-only">{m.booth_choose_size()}</legend>
          <div className="flex gap-x-3 tablet:gap-x-10">
            {sizes.map(({ id, letter, outer }, position) => (
              <label
                key={id}
                className="relative flex min-w-0 cursor-pointer flex-col justify-end rounded-xs [--lining:var(--color-line)] hover:[--lining:#b8c2b2] has-checked:[--lining:#8fa58f] has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-oak"
              >
                <BoothElevation outer={outer} tallest={tallest} />
                <input
                  type="radio"
                  name="booth-size"
                  id={id}
                  value={letter}
                  defaultChecked={position === 0}
                  className="peer sr-only"
                />
                <span className="flex min-h-12 items-center justify-center border-t-2 border-ink text-lg font-semibold peer-checked:shadow-[inset_0_4px_var(--color-oak)]">
                  {letter}
                </span>
              </label>
            ))}
          </div>
          {sizes.map((size) => (
            <SizeFacts key={size.id} copy={copy} size={size} />
          ))}
        </fieldset>
      </div>
    </section>
  );
}

function SizeFacts({ copy, size }: { copy: Copy; size: Size }) {
  const { outer, inner, persons, weight, picture } = size;
  const block = `size.${size.letter.toLowerCase()}`;
  const floor = (outer.width * outer.depth) / 1_000_000;
  return (
    <div data-facts className="pt-10">
      <p className="text-sm text-felt">{m.booth_elevations()}</p>
      <div className="mt-8 grid gap-x-12 gap-y-10 tablet:grid-cols-2 desktop:grid-cols-[4fr_3fr_4fr]">
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 1080px) 34vw, (min-width: 768px) 50vw, 100vw"
            className="aspect-square w-full"
          />
        )}
        <figure>
          <BoothPlan outer={outer} inner={inner} persons={persons} />
          <figcaption className="mt-2 text-center text-sm text-felt">{m.booth_plan()}</figcaption>
        </figure>
        <div className="tablet:col-span-2 desktop:col-span-1">
          <h3 className="text-[1.75rem] leading-snug">
            <Headline>{copy[`${block}.title`] ?? size.title}</Headline>
          </h3>
          <p className="mt-3 max-w-prose text-felt">
            <Text>{copy[`${block}.text`] ?? size.summary}</Text>
          </p>
          <dl className="mt-6 border-t border-ink/25">
            <Fact label={m.booth_outside()}>{m.booth_dimensions(outer)}</Fact>
            <Fact label={m.booth_inside()}>{m.booth_dimensions(inner)}</Fact>
            <Fact label={m.booth_floor()}>{m.square_metres({ area: formatShort(floor) })}</Fact>
            <Fact label={m.booth_people()}>
              {persons > 1 ? m.booth_up_to({ count: persons }) : `${persons}`}
            </Fact>
            {weight && <Fact label={m.booth_weight()}>{m.booth_kilograms({ value: weight })}</Fact>}
          </dl>
          <div className="mt-7">
            <ButtonLink to={`/productdetail/${size.id}.html`} look="outline">
              {m.booth_to_product()}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-b border-ink/25 py-2.5">
      <dt className="text-felt">{label}</dt>
      <dd className="tabular font-medium">{children}</dd>
    </div>
  );
}
