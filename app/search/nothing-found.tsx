import { m } from "#text";
import { inquiryAttributes } from "../inquiry-form/inquiry-context.ts";
import type { Copy } from "../page-copy/page-copy.ts";
import { useMenus } from "../shell/menu/use-main-menu.ts";
import { ButtonLink, buttonClass } from "../ui/controls/button.tsx";
import { Link } from "../ui/controls/link.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";
import { Hints } from "./hints.tsx";

/** Ways on: somebody to ask, the calculator, what others search for, and everything by class. */
export function NothingFound({ copy, popular }: { copy: Copy; popular: string[] }) {
  return (
    <div className="border-t border-line pt-10">
      <h2 className="text-2xl">
        <Headline>{copy["empty.title"]}</Headline>
      </h2>
      <p role="status" className="mt-2 max-w-prose text-felt">
        <Text>{copy["empty.lead"]}</Text>
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link
          to="/aboutUs/lianxi.html"
          {...inquiryAttributes({ kind: "message" })}
          className={buttonClass()}
        >
          <Text>{copy["empty.action"]}</Text>
        </Link>
        <ButtonLink to="/calculator.html" look="outline">
          {m.search_calculate()}
        </ButtonLink>
        <ButtonLink to="/aboutUs/lianxi.html" look="outline">
          {m.search_contact()}
        </ButtonLink>
      </div>
      <Hints copy={copy} popular={popular} />
      <Classes />
    </div>
  );
}

function Classes() {
  const { families } = useMenus();
  if (families.length === 0) return null;
  return (
    <nav aria-label={m.search_by_class()} className="mt-12">
      <h3 className="text-lg">{m.search_by_class()}</h3>
      <ul className="mt-3 grid gap-x-6 gap-y-2 phone:grid-cols-2 desktop:grid-cols-4">
        {families.map(({ url, label, picture }) => (
          <li key={url}>
            <Link
              to={url}
              className="flex min-h-16 items-center gap-4 underline-offset-4 hover:underline"
            >
              <span className="size-14 shrink-0 overflow-hidden bg-sand">
                {picture && (
                  <img
                    src={picture}
                    alt=""
                    width={56}
                    height={56}
                    loading="lazy"
                    className="size-full object-cover"
                  />
                )}
              </span>
              <Text>{label}</Text>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
