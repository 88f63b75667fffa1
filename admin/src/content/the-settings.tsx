import { Navigate } from "react-router-dom";

/** There is one record of them. */
export function TheSettings() {
  return <Navigate to="/content/site_settings/site" replace />;
}
