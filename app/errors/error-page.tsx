import { isRouteErrorResponse } from "react-router";
import { m } from "#text";
import { ButtonLink } from "../ui/button.tsx";

const texts = {
  404: m.error_not_found,
  503: m.error_unavailable,
  500: m.error_unexpected,
};

/** What a visitor sees instead of a page; the heading names the status. */
export function ErrorPage({ error }: { error: unknown }) {
  const answered = isRouteErrorResponse(error) ? error.status : 500;
  const status = answered === 404 || answered === 503 ? answered : 500;
  return (
    <main id="content" className="page-width section-space min-h-[50vh]">
      <title>{texts[status]()}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-title">{m.error_heading({ status })}</h1>
      <p className="mt-4 max-w-prose text-lead text-felt">{texts[status]()}</p>
      <div className="mt-10 flex flex-wrap gap-4">
        <ButtonLink to="/">{m.go_home()}</ButtonLink>
      </div>
    </main>
  );
}
