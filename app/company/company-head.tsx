import type { Copy } from "../page-copy/page-copy.ts";
import { Breadcrumb } from "../ui/page/breadcrumb.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";
import { companyCrumbs } from "./company-crumbs.ts";
import { CompanyMenu } from "./company-menu.tsx";

/** The top of a page about the company: where one is, what it is about, and the way to the others. */
export function CompanyHead({ copy, about, path }: { copy: Copy; about: Copy; path: string }) {
  return (
    <>
      <Breadcrumb crumbs={companyCrumbs({ copy, path })} />
      <header className="page-width grid gap-x-16 gap-y-4 pt-8 pb-10 tablet:pt-14 tablet:pb-16 desktop:grid-cols-[7fr_5fr] desktop:items-end">
        <h1 className="text-display">
          <Headline>{copy["hero.title"]}</Headline>
        </h1>
        <p className="max-w-prose text-lead text-felt">
          <Text>{copy["hero.lead"]}</Text>
        </p>
      </header>
      <CompanyMenu about={about} current={path} />
    </>
  );
}
