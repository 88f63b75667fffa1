import { Outlet } from "react-router";
import { ErrorPage } from "../errors/error-page.tsx";
import type { Route } from "./+types/full-layout";
import { checkAddress } from "./check-address.ts";
import { Frame } from "./frame.tsx";

export const loader = (args: Route.LoaderArgs) => checkAddress(args);

export const shouldRevalidate = () => false;

/** Pictures from edge to edge, no notice bar: home and landing pages. */
export default function FullLayout() {
  return (
    <Frame>
      <Outlet />
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
