import type { Route } from "./+types/moved-product";
import { movedTo } from "./catalogue/catalogue-address.ts";

/** A product page or technical sheet of no product in particular: all of them. */
export function loader({ params }: Route.LoaderArgs) {
  throw movedTo({ lang: params.lang, to: "/product.html" });
}

/** Never seen: it makes an answer of this address a page, so that a refusal is one too. */
export default function Moved() {
  return null;
}
