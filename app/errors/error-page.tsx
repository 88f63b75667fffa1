import { useContext } from "react";
import { isRouteErrorResponse } from "react-router";
import { DatabaseAway } from "./database-away.ts";
import { ErrorContent, type ErrorStatus } from "./error-content.tsx";
import { ErrorGuard } from "./error-guard.tsx";

function statusOf(error: unknown): ErrorStatus {
  return isRouteErrorResponse(error) && error.status === 404 ? 404 : 500;
}

/** What a visitor sees instead of a page; the heading names the status. */
export function ErrorPage({ error }: { error: unknown }) {
  const isAway = useContext(DatabaseAway);
  return (
    <ErrorGuard>
      <ErrorContent status={isAway ? 503 : statusOf(error)} />
    </ErrorGuard>
  );
}
