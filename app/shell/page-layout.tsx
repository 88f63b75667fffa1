import { Outlet } from "react-router";
import { isLang } from "#domain/language.ts";
import { ErrorPage } from "../errors/error-page.tsx";
import { notFound } from "../errors/not-found.ts";
import type { Route } from "./+types/page-layout";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { SkipLink } from "./skip-link.tsx";

export function loader({ params }: Route.LoaderArgs) {
  if (params.lang !== undefined && !isLang(params.lang)) throw notFound();
  return null;
}

export const shouldRevalidate = () => false;

export default function PageLayout() {
  return (
    <>
      <SkipLink />
      <Header />
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Footer />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <SkipLink />
      <Header />
      <ErrorPage error={error} />
      <Footer />
    </>
  );
}
