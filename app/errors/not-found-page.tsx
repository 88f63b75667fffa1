import { redirectDocument } from "react-router";
import type { Route } from "./+types/not-found-page";
import { notFound } from "./not-found.ts";

export function loader() {
  throw notFound();
}

/** The browser knows only the addresses that are usual; the server knows all. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return redirectDocument(request.url);
}

export default function NotFoundPage() {
  return null;
}
