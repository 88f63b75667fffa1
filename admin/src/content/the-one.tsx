import { Navigate } from "react-router-dom";

/** Where there is one record of a kind, it is opened without a list. */
export function TheSettings() {
  return <Navigate to="/content/site_settings/site" replace />;
}

export function TheNavigation() {
  return <Navigate to="/content/navigation/main" replace />;
}
