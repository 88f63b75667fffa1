import type { Product } from "#domain/catalogue/get-product.ts";
import { plain } from "#domain/text.ts";
import { m } from "#text";
import { inquiryAttributes } from "../inquiry/inquiry-context.ts";
import { buttonClass } from "../ui/button.tsx";
import { Link } from "../ui/link.tsx";

const contact = "/aboutUs/lianxi.html";

/** Quote and sample: links to the contact page, which the inquiry dialog takes over. */
export function AskAbout({
  product: { id, title, finishes },
  finish,
  mounting,
}: {
  product: Product;
  finish: string | undefined;
  mounting: string | undefined;
}) {
  const chosen = finishes.find((candidate) => candidate.id === finish);
  const about = [title, chosen?.name].flatMap((text) => (text ? [plain(text)] : [])).join(" · ");
  const context = { product: id, finish, mounting, about };
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
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
    </div>
  );
}
