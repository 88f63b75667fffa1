import { m } from "#text";
import { Link } from "../../ui/controls/link.tsx";

/**
 * The way to a member's own pages, by their name or its first letter. Stored pages know nobody: the
 * page's script fills it in (`member-link.client.ts`).
 */
export function MemberLink({ shows, className }: { shows: "name" | "initial"; className: string }) {
  return (
    <Link
      to="/users"
      rel="nofollow"
      title={m.account()}
      hidden
      data-member={shows}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; the script may have been quicker than React
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
