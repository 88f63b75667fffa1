import type { Question } from "#domain/questions/list-questions.ts";
import { Accordion, AccordionEntry } from "../ui/controls/accordion.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";
import { type Copy, listBlocks } from "./page-copy.ts";

/** The questions of a page, beside their heading. */
export function Questions({
  copy,
  more = [],
  joined = false,
}: {
  copy: Copy;
  /** Those that are records of their own, below the page's. */
  more?: Question[];
  /** Stands on the same ground as the section before it, which has left enough air already. */
  joined?: boolean;
}) {
  return (
    <section
      className={`page-width section-space grid gap-x-16 gap-y-8 desktop:grid-cols-[1fr_2fr] ${joined ? "pt-0" : ""}`}
    >
      <h2 className="text-title">
        <Headline>{copy["faq.title"]}</Headline>
      </h2>
      <Accordion>
        {listBlocks({ copy, name: "faq" }).map(({ number, question, answer }) => (
          <AccordionEntry key={number} title={<Text>{question}</Text>}>
            <p>
              <Text>{answer}</Text>
            </p>
          </AccordionEntry>
        ))}
        {more.map(({ id, question, answer }) => (
          <AccordionEntry key={id} title={<Text>{question}</Text>}>
            <p id={id}>
              <Text>{answer}</Text>
            </p>
          </AccordionEntry>
        ))}
      </Accordion>
    </section>
  );
}
