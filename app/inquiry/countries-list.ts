import { lang } from "../request-context.ts";
import type { Route } from "./+types/countries-list";
import { listCountries } from "./list-countries.ts";

/** The countries as a file of their own, for forms that open on any page. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(listCountries({ lang: context.get(lang) }));
}
