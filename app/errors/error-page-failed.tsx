import { m } from "#text";
import { localHref } from "../ui/controls/link.tsx";

/** The last words, when the error page itself cannot be shown. Needs no router. */
export function ErrorPageFailed() {
  return (
    <div className="page-width section-space">
      <h1 className="text-title">{m.error_while_showing_error()}</h1>
      <p className="mt-6">
        <a href={localHref("/")} className="text-lead text-oak-deep underline underline-offset-4">
          {m.go_home()}
        </a>
      </p>
    </div>
  );
}
