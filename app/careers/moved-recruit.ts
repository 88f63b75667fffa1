import { redirectTo } from "../request/redirect-to.ts";
import type { Route } from "./+types/moved-recruit";
import { recruitPath } from "./addresses.ts";

/** Addresses that name no job, and the misspelled ones of old: the jobs are found from here. */
export function loader({ params }: Route.LoaderArgs) {
  const rest = params["*"];
  throw redirectTo({ lang: params.lang, path: rest ? `${recruitPath}/${rest}` : recruitPath });
}

/** Never seen: it makes an answer of this address a page, so that a refusal is one too. */
export default function Moved() {
  return null;
}
