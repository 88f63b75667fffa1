import type { Article } from "#domain/articles/get-article.ts";
import { m } from "#text";
import { Accordion, AccordionEntry } from "../ui/controls/accordion.tsx";
import { Text } from "../ui/text/text.tsx";

/** The questions an article answers, for readers in a hurry; all open on paper. */
export function Questions({ questions }: { questions: NonNullable<Article["questions"]> }) {
  if (questions.length === 0) return null;
  return (
    <section className="page-width pt-16 tablet:pt-24 print:pt-6 print:[&_details::details-content]:[content-visibility:visible]">
      <div className="grid gap-x-20 gap-y-6 desktop:grid-cols-[15rem_minmax(0,1fr)]">
        <h2 className="text-2xl">{m.article_questions()}</h2>
        <Accordion>
          {questions.map(({ question, answer }, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of one record, never reordered on the page
            <AccordionEntry key={position} title={<Text>{question}</Text>}>
              <p>
                <Text>{answer}</Text>
              </p>
            </AccordionEntry>
          ))}
        </Accordion>
      </div>
    </section>
  );
}
