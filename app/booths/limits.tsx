import { m } from "#text";
import { type Copy, listBlocks } from "../page-copy/page-copy.ts";
import { Link } from "../ui/controls/link.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";
import { chooserPath } from "./chooser/chooser-address.ts";

/** What the booth does not do, said as large as what it does; then how it is put up. */
export function Limits({ copy }: { copy: Copy }) {
  return (
    <section className="bg-sand">
      <div className="page-width section-space">
        <h2 className="text-title">
          <Headline>{copy["honest.title"]}</Headline>
        </h2>
        <p className="mt-6 max-w-[60ch] border-s-4 border-oak ps-6 text-lead">
          <Text>{copy["honest.text"]}</Text>
        </p>
        <p className="mt-6 ps-7 print:hidden">
          <Link
            to={chooserPath}
            className="inline-flex min-h-11 items-center underline decoration-oak underline-offset-4 hover:text-oak-deep"
          >
            {m.chooser_link()}
          </Link>
        </p>
        <h2 className="mt-20 text-title">
          <Headline>{copy["install.title"]}</Headline>
        </h2>
        <ol className="mt-8 grid gap-x-10 gap-y-8 tablet:grid-cols-3">
          {listBlocks({ copy, name: "install" }).map(({ number, text }) => (
            <li key={number} className="border-t border-ink pt-4">
              <span className="text-3xl font-semibold text-oak-deep" aria-hidden="true">
                {number}
              </span>
              <p className="mt-2">
                <Text>{text}</Text>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
