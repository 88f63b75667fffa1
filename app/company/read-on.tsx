import type { Copy } from "../page-copy/page-copy.ts";
import { Link } from "../ui/controls/link.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";
import { companyPages } from "./company-menu.tsx";

/** The pages about the company as a table of contents. */
export function ReadOn({ copy }: { copy: Copy }) {
  return (
    <section className="page-width section-space">
      <h2 className="text-title">
        <Headline>{copy["parts.title"]}</Headline>
      </h2>
      <ul className="mt-8 border-t border-ink tablet:mt-12">
        {companyPages.map(({ name, path }) => (
          <li key={name} className="border-b border-line">
            <Link
              to={path}
              className="group grid items-baseline gap-x-8 gap-y-1 py-6 tablet:grid-cols-[5fr_6fr_auto]"
            >
              <span className="text-[1.75rem] leading-snug font-semibold underline-offset-8 group-hover:underline">
                <Text>{copy[`parts.${name}.title`]}</Text>
              </span>
              <span className="text-felt">
                <Text>{copy[`parts.${name}.lead`]}</Text>
              </span>
              <svg
                viewBox="0 0 24 24"
                className="hidden size-6 self-center fill-none stroke-oak-deep transition-transform duration-200 ease-calm group-hover:translate-x-1 tablet:block rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
                strokeWidth="1.5"
                aria-hidden="true"
              >
                <path d="M3 12h18M14 5l7 7-7 7" />
              </svg>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
