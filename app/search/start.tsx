import type { Copy } from "../page-copy/page-copy.ts";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";
import { Hints } from "./hints.tsx";

/** Nothing has been asked for yet. */
export function Start({ copy, popular }: { copy: Copy; popular: string[] }) {
  return (
    <div className="border-t border-line pt-10">
      <h2 className="text-2xl">
        <Headline>{copy["start.title"]}</Headline>
      </h2>
      <p className="mt-2 max-w-prose text-felt">
        <Text>{copy["start.lead"]}</Text>
      </p>
      <Hints copy={copy} popular={popular} />
    </div>
  );
}
