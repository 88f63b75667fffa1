import { useContext } from "react";
import { isRouteErrorResponse } from "react-router";
import { Apology, type ErrorStatus } from "./apology.tsx";
import { DatabaseAway } from "./database-away.ts";
import { ErrorGuard } from "./error-guard.tsx";

function statusOf(error: unknown): ErrorStatus {
  return isRouteErrorResponse(error) && error.status === 404 ? 404 : 500;
}

/** What a visitor sees instead of a page; the heading names the status. */
export function ErrorPage({ error }: { error: unknown }) {
  const isAway = useContext(DatabaseAway);
  return (
    <ErrorGuard>
      <Apology status={isAway ? 503 : statusOf(error)} />
    </ErrorGuard>
  );
}
