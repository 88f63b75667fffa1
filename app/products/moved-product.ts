import { redirectTo } from "../request/redirect-to.ts";
import type { Route } from "./+types/moved-product";

/** A product page or technical sheet of no product in particular: all of them. */
export function loader({ params }: Route.LoaderArgs) {
  throw redirectTo({ lang: params.lang, path: "/product.html" });
}

/** Never seen: it makes an answer of this address a page, so that a refusal is one too. */
export default function Moved() {
  return null;
}
