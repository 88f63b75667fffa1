import { redirectTo } from "../request/redirect-to.ts";
import type { Route } from "./+types/moved-home";

/** `/index` and `/index.html` are old names of the home page. */
export function loader({ params }: Route.LoaderArgs) {
  throw redirectTo({ lang: params.lang, path: "/" });
}

/** Never seen: it makes an answer of this address a page, so that a refusal is one too. */
export default function Moved() {
  return null;
}
