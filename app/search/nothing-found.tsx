import { inquiryAttributes } from "../inquiry-form/inquiry-context.ts";
import type { Copy } from "../page-copy/page-copy.ts";
import { buttonClass } from "../ui/controls/button.tsx";
import { Link } from "../ui/controls/link.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";
import { Hints } from "./hints.tsx";

export function NothingFound({ copy, popular }: { copy: Copy; popular: string[] }) {
  return (
    <div className="border-t border-line pt-10">
      <h2 className="text-2xl">
        <Headline>{copy["empty.title"]}</Headline>
      </h2>
      <p className="mt-2 max-w-prose text-felt">
        <Text>{copy["empty.lead"]}</Text>
      </p>
      <Link
        to="/aboutUs/lianxi.html"
        {...inquiryAttributes({ kind: "message" })}
        className={`mt-6 ${buttonClass("outline")}`}
      >
        <Text>{copy["empty.action"]}</Text>
      </Link>
      <Hints copy={copy} popular={popular} />
    </div>
  );
}
