import { Outlet } from "react-router";
import { listNotices } from "#domain/articles/list-notices.ts";
import { ErrorPage } from "../errors/error-page.tsx";
import { lang } from "../request/request-context.ts";
import { SubBar } from "../shell/menu/sub-bar.tsx";
import type { Route } from "./+types/default-layout";
import { checkAddress } from "./check-address.ts";
import { Frame } from "./frame.tsx";

export async function loader(args: Route.LoaderArgs) {
  checkAddress(args);
  return { notices: await listNotices({ lang: args.context.get(lang) }) };
}

export const shouldRevalidate = () => false;

/** Header, notice and search bar, content, footer: most pages. */
export default function DefaultLayout({ loaderData: { notices } }: Route.ComponentProps) {
  return (
    <Frame subBar={<SubBar notices={notices} />}>
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
