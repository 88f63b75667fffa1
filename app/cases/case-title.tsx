import type { Text as TextValue } from "#domain/text.ts";
import { Headline } from "../ui/headline.tsx";
import { Text } from "../ui/text.tsx";

export function CaseTitle({ title, summary }: { title: TextValue; summary: TextValue }) {
  return (
    <header className="page-width grid items-end gap-x-16 gap-y-4 pt-8 pb-8 tablet:pt-12 tablet:pb-12 desktop:grid-cols-[7fr_5fr]">
      <h1 className="text-[clamp(1.875rem,1.3rem+2.4vw,3.5rem)] leading-[1.1] rtl:leading-[1.35]">
        <Headline>{title}</Headline>
      </h1>
      <p className="max-w-prose text-lead text-felt">
        <Text>{summary}</Text>
      </p>
    </header>
  );
}
