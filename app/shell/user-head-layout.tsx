import { Outlet } from "react-router";
import { ErrorPage } from "../errors/error-page.tsx";
import type { Route } from "./+types/user-head-layout";
import { checkAddress } from "./check-address.ts";
import { Frame } from "./frame.tsx";

export const loader = (args: Route.LoaderArgs) => checkAddress(args);

export const shouldRevalidate = () => false;

/** Header and a narrow card: signing in, registering. */
export default function UserHeadLayout() {
  return (
    <Frame widgets={false}>
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
