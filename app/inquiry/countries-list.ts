import { listCountries } from "../inquiry-form/list-countries.ts";
import { lang } from "../request/request-context.ts";
import type { Route } from "./+types/countries-list";

/** The countries as a file of their own, for forms that open on any page. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(listCountries({ lang: context.get(lang) }));
}
