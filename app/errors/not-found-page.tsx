import { notFound } from "../request/not-found.ts";

export function loader() {
  throw notFound();
}

export default function NotFoundPage() {
  return null;
}
