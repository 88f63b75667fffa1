import type { Text as TextValue } from "#domain/language/text.ts";
import { plain } from "#domain/language/text.ts";
import { m } from "#text";
import { ChevronDownIcon, CloseIcon } from "../../ui/controls/icons.tsx";
import { Link } from "../../ui/controls/link.tsx";
import { Text } from "../../ui/text/text.tsx";
import { mostCompared, sheetAddress, sheetOf } from "./sheet-address.ts";
import type { SheetProduct } from "./sheet-product.ts";

type Candidate = { id: string; code: string; title: TextValue };

/** Which products stand side by side: plain links to put one there or take it away. */
export function SheetChoice({
  products,
  candidates,
}: {
  products: SheetProduct[];
  candidates: Candidate[];
}) {
  const others = products.slice(1);
  const { beside, ...sheet } = sheetOf(products);
  return (
    <nav
      aria-label={m.compare_title()}
      className="mt-4 flex flex-wrap items-start gap-2 print:hidden"
    >
      {others.map(({ id, title }) => (
        <Link
          key={id}
          to={sheetAddress({ ...sheet, beside: beside.filter((other) => other !== id) })}
          inPlace
          aria-label={m.compare_remove({ title: plain(title) })}
          className="inline-flex min-h-10 items-center gap-2 bg-sand ps-3 pe-2.5 hover:bg-line"
        >
          <Text>{title}</Text>
          <CloseIcon className="size-3.5" />
        </Link>
      ))}
      {others.length < mostCompared && candidates.length > 0 && (
        <details key={beside.join()} className="group relative">
          <summary className="inline-flex min-h-10 items-center gap-2 rounded-full border border-line px-4 hover:border-ink">
            {m.compare_add()}
            <ChevronDownIcon className="size-3.5 transition-transform duration-200 group-open:rotate-180" />
          </summary>
          <ul className="z-10 mt-2 w-max max-w-[80vw] border border-line bg-paper py-2 tablet:absolute">
            {candidates.map(({ id, code, title }) => (
              <li key={id}>
                <Link
                  to={sheetAddress({ ...sheet, beside: [...beside, id] })}
                  inPlace
                  rel="nofollow"
                  className="flex min-h-10 items-center justify-between gap-8 px-3 hover:bg-sand"
                >
                  <Text>{title}</Text>
                  <bdi className="tabular text-xs text-felt">{code}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
      {others.length >= mostCompared && (
        <p className="flex min-h-10 items-center text-felt">{m.compare_full()}</p>
      )}
    </nav>
  );
}
