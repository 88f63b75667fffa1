import { unitOf } from "#domain/basket/basket-rules.ts";
import type { Finish, Product } from "#domain/catalogue/get-product.ts";
import { plain } from "#domain/language/text.ts";
import { m } from "#text";
import { AddLink } from "../../basket/add-link.tsx";
import { inquiryAttributes } from "../../inquiry-form/inquiry-context.ts";
import { buttonClass } from "../../ui/controls/button.tsx";
import { Link } from "../../ui/controls/link.tsx";

const contact = "/aboutUs/lianxi.html";

/** What a request about a product in one of its finishes is called. */
export function aboutFinish({ title }: Product, finish: Finish | undefined) {
  return [title, finish?.name].flatMap((text) => (text ? [plain(text)] : [])).join(" · ");
}

/**
 * Quote and sample: links to the contact page, which the inquiry dialog takes over. Another finish
 * or mounting is written into them when it is chosen (`choices.client.ts`).
 */
export function AskAbout({
  product,
  finish,
  mounting,
}: {
  product: Product;
  finish: Finish | undefined;
  mounting: string | undefined;
}) {
  const about = aboutFinish(product, finish);
  const context = { product: product.id, finish: finish?.id, mounting, about };
  return (
    <div data-asks className="flex flex-wrap gap-3 print:hidden">
      <Link
        to={contact}
        className={buttonClass()}
        {...inquiryAttributes({ kind: "quote", ...context })}
      >
        {m.ask_for_quote()}
      </Link>
      <Link
        to={contact}
        className={buttonClass("outline")}
        {...inquiryAttributes({ kind: "sample", ...context })}
      >
        {m.ask_for_sample()}
      </Link>
      <AddLink {...context} unit={unitOf(product.material)} className={buttonClass("outline")} />
    </div>
  );
}
