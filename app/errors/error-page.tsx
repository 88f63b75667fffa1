import { Suspense } from "react";
import { isRouteErrorResponse } from "react-router";
import { fetchedPart } from "../ui/fetched-part.tsx";
import type { ErrorStatus } from "./apology.tsx";
import { ErrorGuard } from "./error-guard.tsx";

/** Fetched when there is something to apologize for; should that fail, the guard has a word. */
const Apology = fetchedPart(async () => (await import("./apology.tsx")).Apology);

function statusOf(error: unknown): ErrorStatus {
  const answered = isRouteErrorResponse(error) ? error.status : 500;
  return answered === 404 || answered === 503 ? answered : 500;
}

/** What a visitor sees instead of a page; the heading names the status. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <ErrorGuard>
      <Suspense fallback={null}>
        <Apology status={statusOf(error)} />
      </Suspense>
    </ErrorGuard>
  );
}
