import type { Text as TextValue } from "#domain/language/text.ts";
import { Headline } from "../../ui/text/headline.tsx";
import { Text } from "../../ui/text/text.tsx";

/** What the family is, in words: its pictures follow at once. */
export function ClassHead({ title, intro }: { title: TextValue; intro: TextValue }) {
  return (
    <header className="page-width grid items-end gap-x-16 gap-y-5 pt-6 pb-10 tablet:pt-12 tablet:pb-16 desktop:grid-cols-[5fr_7fr]">
      <h1 className="text-display">
        <Headline>{title}</Headline>
      </h1>
      <p className="max-w-prose text-felt tablet:text-[1.0625rem]">
        <Text>{intro}</Text>
      </p>
    </header>
  );
}
