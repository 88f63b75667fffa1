import { redirectTo } from "../request/redirect-to.ts";
import type { Route } from "./+types/moved-resume";

/** Nothing to edit was named: to the list of what there is. */
export function loader({ params }: Route.LoaderArgs) {
  throw redirectTo({ lang: params.lang, path: "/users/myresume" });
}

/** Never seen: it makes an answer of this address a page, so that a refusal is one too. */
export default function Moved() {
  return null;
}
