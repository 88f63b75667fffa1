import { redirect } from "react-router";
import { isLang } from "#domain/language.ts";
import { notFound } from "../errors/not-found.ts";
import type { Route } from "./+types/login-page";

/** The staff's door. */
export function loader({ params }: Route.LoaderArgs) {
  if (params.lang !== undefined && !isLang(params.lang.toLowerCase())) throw notFound();
  throw redirect("/admin/");
}

/** Never seen: it makes an answer of this address a page, so that a refusal is one too. */
export default function LoginPage() {
  return null;
}
