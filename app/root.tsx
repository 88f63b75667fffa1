import latinFont from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import arabicFont from "@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url";
import { type ReactNode, useContext } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { language } from "#domain/language/language.ts";
import { getLocale } from "#text/runtime";
import type { Route } from "./+types/root";
import { holdEarlyPresses } from "./document/early-presses.ts";
import { ownScript } from "./document/own-script.ts";
import { rememberLanguage } from "./document/remember-language.ts";
import { keepsRouter } from "./document/router-pages.ts";
import { ScriptMark } from "./document/script-mark.ts";
import { speculationRules } from "./document/speculation-rules.ts";
import { DatabaseAway } from "./errors/database-away.ts";
import { ErrorPage } from "./errors/error-page.tsx";
import { followMoves } from "./errors/follow-moves.ts";
import latinAmongArabic from "./fonts/readex-pro-latin.woff2?url";
import { loadSite } from "./request/load-site.ts";
import stylesheet from "./styles.css?url";

export const middleware: Route.MiddlewareFunction[] = [followMoves];

export function loader({ request, context }: Route.LoaderArgs) {
  return loadSite({ request, context });
}

// The company's data are the same on every page: a click need not fetch them again.
export const shouldRevalidate = () => false;

/** Fonts are loaded only for the language shown; Chinese uses the system's. */
const fontsFor = { zh: [], en: [latinFont], ar: [arabicFont, latinAmongArabic] };

export function Layout({ children }: { children: ReactNode }) {
  const locale = getLocale();
  const { device, script } = useRouteLoaderData<typeof loader>("root") ?? {};
  const isAway = useContext(DatabaseAway);
  const nonce = useContext(ScriptMark);
  const matches = useMatches();
  const hasRouter = matches.some(keepsRouter) && !isAway;
  const own = matches.flatMap(ownScript);
  return (
    <html
      lang={locale}
      dir={language(locale).dir}
      data-device={device}
      data-router={hasRouter ? "" : undefined}
      // The page's script may have been quicker than React.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf7f2" />
        {script && (
          // Before the style sheet, for which a script behind it would wait.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: constant text of ours, hashed in the CSP
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: holdEarlyPresses }} />
        )}
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {fontsFor[locale].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <link rel="stylesheet" href={stylesheet} />
        <Links />
        {script && <PageScript {...script} />}
        {script &&
          own.map((file) => (
            <script key={file} type="module" src={script.own[file] ?? `/${file}`} />
          ))}
      </head>
      <body data-islands={script?.islands.join(" ")}>
        {children}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant text of ours, hashed in the CSP */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: rememberLanguage(locale) }} />
        <script
          nonce={nonce}
          type="speculationrules"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: constant text of ours, hashed in the CSP
          dangerouslySetInnerHTML={{ __html: speculationRules }}
        />
        {hasRouter && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

function PageScript({ src, imports }: { src: string; imports: string[] }) {
  return (
    <>
      {imports.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <script type="module" async src={src} />
    </>
  );
}

export default function App() {
  return <Outlet />;
}

/** The last resort: the company's data could not be had, so the page stands without its shell. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <ErrorPage error={error} />
    </main>
  );
}
