import { useEffect } from "react";
import { Outlet } from "react-router";
import { m } from "#text";
import { callApi } from "../api/client.ts";
import { renewToken } from "../api/renew-token.ts";
import { setTokenRenewal } from "../api/session.ts";
import { ErrorPage } from "../errors/error-page.tsx";
import { accountNavigation, currentIn } from "../shell/menu/account-navigation.ts";
import { usePath } from "../shell/use-path.ts";
import { Link } from "../ui/controls/link.tsx";
import type { Route } from "./+types/users-layout";
import { checkAddress } from "./check-address.ts";
import { Frame } from "./frame.tsx";

export const handle = { router: true };

export const loader = (args: Route.LoaderArgs) => checkAddress(args);

export const shouldRevalidate = () => false;

// Before the first call of the page within, which is made before this layout is told that it is there.
setTokenRenewal(renewToken);

/** Header, account menu at the side, content: what belongs to one member. */
export default function UsersLayout() {
  const path = usePath();
  useEffect(() => {
    // The contract asks for this call; its answer is not used, and a 401 has already been shown.
    callApi({ path: "/api/users/flg", quiet: true }).catch(() => {});
  }, []);
  return (
    <Frame widgets={false} inquiry={false}>
      <div className="page-width grid gap-x-12 gap-y-6 py-8 tablet:grid-cols-[14rem_1fr] tablet:py-14">
        <nav aria-label={m.account()} className="print:hidden">
          <ul className="flex flex-wrap gap-x-6 border-b border-line pb-4 tablet:grid tablet:border-b-0">
            {accountNavigation.map(({ url, label }) => (
              <li key={url}>
                <Link
                  to={url}
                  aria-current={currentIn({ url, path })}
                  className="inline-flex min-h-11 items-center hover:underline aria-[current]:font-semibold aria-[current]:text-oak-deep"
                >
                  {label()}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
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
