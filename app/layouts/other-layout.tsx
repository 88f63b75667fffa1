import { Outlet } from "react-router";
import { ErrorPage } from "../errors/error-page.tsx";
import type { Route } from "./+types/other-layout";
import { checkAddress } from "./check-address.ts";
import { Frame } from "./frame.tsx";

export const loader = (args: Route.LoaderArgs) => checkAddress(args);

export const shouldRevalidate = () => false;

/** Header and footer only; prints clean: errors, sitemap, technical sheet. */
export default function OtherLayout() {
  return (
    <Frame widgets={false}>
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
