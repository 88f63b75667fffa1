import type { PageButton } from "#domain/landing-pages/page-sections.ts";
import type { InLang } from "#domain/language/localize.ts";
import { isOwnPage } from "#domain/pages/page-link.ts";
import { ButtonLink, type ButtonLook, buttonClass } from "../ui/controls/button.tsx";
import { Text } from "../ui/text/text.tsx";

/** A button that staff have written: to a page of this site, or away from it. */
export function SectionButton({ button, look }: { button: InLang<PageButton>; look?: ButtonLook }) {
  const label = <Text>{button.label}</Text>;
  return isOwnPage(button.to) ? (
    <ButtonLink to={button.to} {...(look && { look })}>
      {label}
    </ButtonLink>
  ) : (
    <a href={button.to} rel="noopener" className={buttonClass(look)}>
      {label}
    </a>
  );
}
