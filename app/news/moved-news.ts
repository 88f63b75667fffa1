import { redirectTo } from "../request/redirect-to.ts";
import type { Route } from "./+types/moved-news";
import { newsPath } from "./addresses.ts";

/** `/article` names no article: all of them are found from the news. */
export function loader({ params }: Route.LoaderArgs) {
  throw redirectTo({ lang: params.lang, path: newsPath });
}

/** Never seen: it makes an answer of this address a page, so that a refusal is one too. */
export default function Moved() {
  return null;
}
