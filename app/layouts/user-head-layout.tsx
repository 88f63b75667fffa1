import { Outlet, useMatches } from "react-router";
import { keepsRouter } from "../document/router-pages.ts";
import { ErrorPage } from "../errors/error-page.tsx";
import type { Route } from "./+types/user-head-layout";
import { checkAddress } from "./check-address.ts";
import { Frame } from "./frame.tsx";

export const loader = (args: Route.LoaderArgs) => checkAddress(args);

export const shouldRevalidate = () => false;

/** Header and a narrow card: signing in, registering. */
export default function UserHeadLayout() {
  // Who signs in fills in one form, not two.
  const isForm = useMatches().some(keepsRouter);
  return (
    <Frame widgets={false} inquiry={!isForm}>
      <div className="bg-sand px-5 py-14 tablet:py-24">
        <div className="mx-auto w-full max-w-md rounded-2xl bg-paper p-6 tablet:p-10">
          <Outlet />
        </div>
      </div>
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame widgets={false}>
      <ErrorPage error={error} />
    </Frame>
  );
}
