import type { Finish, Product } from "#domain/catalogue/get-product.ts";
import { plain } from "#domain/language/text.ts";
import { m } from "#text";
import { buttonClass } from "../../ui/controls/button.tsx";
import { Text } from "../../ui/text/text.tsx";
import { aboutFinish } from "../detail/ask-about.tsx";
import { FactTitle } from "../facts/fact-title.tsx";
import { finishShots } from "./finish-picture.ts";
import { Swatch } from "./swatch.tsx";

/**
 * Finishes to choose from, as radio buttons: the chosen one names itself. The pictures follow the
 * choice; without JavaScript, when the form is sent.
 */
export function Finishes({ product, chosen }: { product: Product; chosen: Finish | undefined }) {
  const { finishes, material } = product;
  if (finishes.length === 0) return null;
  return (
    <form>
      <fieldset>
        <legend className="contents">
          <FactTitle>{m.finishes_title()}</FactTitle>
        </legend>
        <ul className="relative mt-3 flex flex-wrap gap-2 pb-9 print:pb-0" role="presentation">
          {finishes.map((finish) => (
            <li
              key={finish.id}
              role="presentation"
              className="print:flex print:items-center print:gap-2"
            >
              <label
                title={plain(finish.name)}
                className="block cursor-pointer p-0.5 outline-offset-2 has-checked:outline-2 has-checked:outline-ink has-focus-visible:outline-2 has-focus-visible:outline-oak print:flex print:items-center print:gap-2 print:outline-none"
              >
                <span className="relative block">
                  <input
                    type="radio"
                    name="finish"
                    value={finish.id}
                    defaultChecked={finish.id === chosen?.id}
                    data-about={aboutFinish(product, finish)}
                    {...finishShots({ finish, like: chosen })}
                    className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
                  />
                  <Swatch finish={finish} material={material} className="size-12" />
                </span>
                <span className="absolute start-0 bottom-0 hidden in-[label:has(:checked)]:block print:static print:block">
                  <Text>{finish.name}</Text>
                </span>
                <span className="sr-only">
                  <Text>{finish.name}</Text>
                </span>
              </label>
            </li>
          ))}
        </ul>
        <noscript>
          <button type="submit" className={buttonClass("outline")}>
            {m.finishes_show()}
          </button>
        </noscript>
        <p className="mt-1 text-sm text-felt">{m.finishes_note()}</p>
      </fieldset>
    </form>
  );
}
