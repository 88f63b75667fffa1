import type { Copy } from "../page-copy/page-copy.ts";
import { Link } from "../ui/controls/link.tsx";
import { Day } from "../ui/format/day.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { articlePath } from "./addresses.ts";
import type { Band } from "./class-band.tsx";
import { ClassTitle } from "./class-title.tsx";

/** Notices are read for their date and one line; they need no pictures. */
export function Notices({ copy, ...band }: Band & { copy: Copy }) {
  if (band.articles.length === 0) return null;
  return (
    <section className="bg-sand">
      <div className="page-width grid gap-x-10 gap-y-8 py-12 desktop:grid-cols-[3fr_9fr] desktop:py-16">
        <ClassTitle copy={copy} {...band} />
        <ol className="border-t border-felt/30">
          {band.articles.map((notice) => (
            <li
              key={notice.id}
              className="grid gap-x-8 border-b border-felt/30 py-4 tablet:grid-cols-[10rem_1fr]"
            >
              <p className="text-sm leading-7 text-felt">
                <Day date={notice.date} />
              </p>
              <h3 className="text-lg font-medium">
                <Link
                  to={articlePath(notice)}
                  className="inline-block underline-offset-4 hover:underline"
                >
                  <Headline>{notice.title}</Headline>
                </Link>
              </h3>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
