import { redirect } from "react-router";
import type { Route } from "./+types/moved-home";

/** `/index` and `/index.html` are old names of the home page. */
export function loader({ params }: Route.LoaderArgs) {
  throw redirect(params.lang ? `/${params.lang}` : "/", 301);
}
