import type { Finish, Product } from "#domain/catalogue/get-product.ts";
import { firstShown } from "#domain/catalogue/rate-mounting.ts";
import type { OfferedDocument } from "#domain/documents/list-documents.ts";
import { m } from "#text";
import { Link } from "../../ui/controls/link.tsx";
import { SameRecord } from "../../ui/page/same-record.tsx";
import { Headline } from "../../ui/text/headline.tsx";
import { Text } from "../../ui/text/text.tsx";
import { compareAddress } from "../compare/compare-address.ts";
import { Acoustics } from "../facts/acoustics.tsx";
import { Finishes } from "../gallery/finishes.tsx";
import { AskAbout } from "./ask-about.tsx";
import { Downloads } from "./downloads.tsx";
import { GuidePrice } from "./guide-price.tsx";
import { Sizes } from "./sizes.tsx";

/** What a buyer decides by, beside the pictures. Finish and mounting go along with a request. */
export function ProductFacts({
  product,
  finish,
  documents,
}: {
  product: Product;
  finish: Finish | undefined;
  documents: OfferedDocument[];
}) {
  return (
    <div className="min-w-0 space-y-10 print:mt-4 print:space-y-6">
      <header>
        <p className="text-sm text-felt">
          {m.code_label()} <bdi className="tabular">{product.code}</bdi>
        </p>
        <h1 className="mt-1 text-title">
          <Headline>{product.title}</Headline>
        </h1>
        <p className="mt-4 text-lead text-felt">
          <Text>{product.summary}</Text>
        </p>
      </header>
      <GuidePrice product={product} />
      <AskAbout product={product} finish={finish} mounting={firstShown(product.mountings)?.id} />
      <p className="-mt-6 print:hidden">
        <Link
          to={compareAddress({
            names: [product.id],
            finishes: finish && finish !== product.finishes[0] ? { [product.id]: finish.id } : {},
          })}
          rel="nofollow"
          data-with-finish={`p=${product.id}&finish=${product.id}~`}
          className="inline-flex min-h-11 items-center underline decoration-oak underline-offset-4 hover:text-oak-deep"
        >
          {m.comparing_from_product()}
        </Link>
      </p>
      <Finishes product={product} chosen={finish} />
      <Sizes product={product} />
      <Acoustics product={product} />
      <Downloads product={product} finish={finish} documents={documents} />
      <SameRecord kind="product" path={`/productdetail/${product.id}.html`} />
    </div>
  );
}
