import { Accordion, AccordionEntry } from "../ui/controls/accordion.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";
import { type Copy, listBlocks } from "./page-copy.ts";

/** The questions of a page, beside their heading. */
export function Questions({
  copy,
  joined = false,
}: {
  copy: Copy;
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
      </Accordion>
    </section>
  );
}
