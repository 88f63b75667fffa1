import { m } from "#text";
import { Link } from "../ui/controls/link.tsx";

/**
 * The way to the request list, with the number of its lines. Stored pages know nobody's: the page's
 * script fills it in (`header-basket.client.ts`).
 */
export function BasketLink({ className }: { className: string }) {
  return (
    <Link
      to="/basket.html"
      rel="nofollow"
      hidden
      data-basket
      className={className}
      suppressHydrationWarning
    >
      {m.basket()}
      <span
        className="ms-1.5 inline-flex min-w-5 items-center justify-center rounded-full bg-oak-deep px-1.5 text-xs leading-5 text-white tabular"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; the script may have been quicker than React
        dangerouslySetInnerHTML={{ __html: "" }}
      />
    </Link>
  );
}
