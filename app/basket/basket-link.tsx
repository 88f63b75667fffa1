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
      <Count className="ms-1.5" />
    </Link>
  );
}

/** How much is in the list, on the button of the menu that has the way to it. */
export function BasketMark({ className }: { className: string }) {
  return (
    <span hidden data-basket className={className} aria-hidden="true" suppressHydrationWarning>
      <Count className="" />
    </span>
  );
}

function Count({ className }: { className: string }) {
  return (
    <span
      className={`inline-flex min-w-5 items-center justify-center rounded-full bg-oak-deep px-1.5 text-xs leading-5 text-white tabular ${className}`}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; the script may have been quicker than React
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
