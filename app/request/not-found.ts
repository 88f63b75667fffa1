import { data } from "react-router";

/** Thrown by a loader whose page does not exist. */
export function notFound() {
  return data(null, { status: 404 });
}
