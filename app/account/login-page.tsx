import { redirect } from "react-router";

/** The staff's door. */
export function loader() {
  throw redirect("/admin/");
}
