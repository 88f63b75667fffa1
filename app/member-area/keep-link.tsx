import { m } from "#text";
import { Link } from "../ui/controls/link.tsx";

/** What is to be kept, as `readOfferedWork` reads it. */
type Kept = {
  kind: "basket" | "comparison" | "calculation" | "pack";
  title?: string | undefined;
} & Record<string, string | undefined>;

/** The page on which a member chooses a project for it; what it is stands behind the #. */
export function keepAddress(kept: Kept): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(kept)) if (value) given.set(name, value);
  return `/users/keep#${given}`;
}

/** Keeps what a page shows in a project; whoever is not signed in does so on the way. */
export function KeepLink({ kept, className }: { kept: Kept; className: string }) {
  return (
    <Link
      to={keepAddress(kept)}
      rel="nofollow"
      className={`${className} noscript:hidden print:hidden`}
    >
      {m.keep_in_project()}
    </Link>
  );
}
