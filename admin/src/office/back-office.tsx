import { QueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { Admin, CustomRoutes, Resource } from "react-admin";
import { BrowserRouter, Route } from "react-router-dom";
import type { Account } from "../sign-in/session.ts";
import { AccountProvider } from "./account.tsx";
import { authProvider } from "./auth-provider.ts";
import { refused } from "./call.ts";
import { dataProvider } from "./data-provider.ts";
import { useOfficeTranslations } from "./i18n.ts";
import { Layout } from "./layout.tsx";
import { NotFound } from "./not-found.tsx";
import { Notices } from "./notices.tsx";
import { Start } from "./start.tsx";
import { darkTheme, theme } from "./theme.ts";
import { useResources } from "./use-resources.ts";

/** A refusal is an answer; only what may work a moment later is asked again. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (times, error) => times < 2 && "status" in error && error.status === 0,
      refetchOnWindowFocus: false,
    },
  },
});

/** The back office of somebody who is signed in: every resource they may see, and nothing more. */
export function BackOffice({
  account,
  refresh,
}: {
  account: Account;
  refresh: () => Promise<void>;
}) {
  // Whoever is refused something they were shown has another role since.
  useEffect(() => {
    window.addEventListener(refused, refresh);
    return () => window.removeEventListener(refused, refresh);
  }, [refresh]);
  const signedIn = useMemo(() => ({ account, refresh }), [account, refresh]);
  return (
    <AccountProvider value={signedIn}>
      <BrowserRouter basename="/admin">
        <Subjects />
      </BrowserRouter>
    </AccountProvider>
  );
}

function Subjects() {
  const resources = useResources();
  const translations = useOfficeTranslations();
  return (
    <Admin
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={translations}
      queryClient={queryClient}
      layout={Layout}
      dashboard={Start}
      catchAll={NotFound}
      notification={Notices}
      theme={theme}
      darkTheme={darkTheme}
      loginPage={false}
      disableTelemetry
    >
      {resources.map(({ name, screens, icon }) =>
        screens ? <Resource key={name} name={name} icon={icon} {...screens} /> : null,
      )}
      <CustomRoutes>
        {resources.map(({ name, page: Page }) =>
          Page ? <Route key={name} path={`/${name}/*`} element={<Page />} /> : null,
        )}
      </CustomRoutes>
    </Admin>
  );
}
