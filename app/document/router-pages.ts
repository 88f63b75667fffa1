import type { UIMatch } from "react-router";

/**
 * Pages are documents. One that is an application says `export const handle = { router: true }`
 * and keeps the router's client: forms that lead on, data that changes while it is open.
 */
export function keepsRouter(route: { handle?: unknown } | UIMatch | undefined): boolean {
  const handle = route?.handle;
  return (
    typeof handle === "object" && handle !== null && "router" in handle && handle.router === true
  );
}
