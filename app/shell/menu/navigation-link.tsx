import type { Text as TextValue } from "#domain/language/text.ts";
import { Link } from "../../ui/controls/link.tsx";
import { Name } from "../../ui/text/name.tsx";

export type NavigationLinkProps = {
  url: string;
  label: TextValue;
  nofollow?: boolean | undefined;
  current: boolean;
};

export function NavigationLink({ url, label, nofollow, current }: NavigationLinkProps) {
  return (
    <Link
      to={url}
      rel={nofollow ? "nofollow" : undefined}
      aria-current={current ? "page" : undefined}
      className="inline-flex min-h-11 items-center whitespace-nowrap underline-offset-8 hover:underline aria-[current]:font-semibold aria-[current]:text-oak-deep"
    >
      <Name>{label}</Name>
    </Link>
  );
}
