import type { Case } from "#domain/cases/get-case.ts";
import { m } from "#text";
import { Text } from "../ui/text/text.tsx";

/** Problem, solution, result. */
export function Story({ shown }: { shown: Case }) {
  const chapters = [
    { title: m.case_problem(), text: shown.problem },
    { title: m.case_solution(), text: shown.solution },
    { title: m.case_result(), text: shown.result },
  ];
  return (
    <div className="page-width section-space grid gap-y-12 tablet:gap-y-16 print:py-6">
      {chapters.map(({ title, text }, position) => (
        <section
          key={title}
          className="grid gap-x-16 gap-y-3 break-inside-avoid tablet:grid-cols-[4fr_8fr]"
        >
          <h2 className="flex items-baseline gap-3 text-2xl">
            <span aria-hidden="true" className="tabular text-sm font-normal text-oak-deep">
              0{position + 1}
            </span>
            {title}
          </h2>
          <p className="max-w-[62ch] text-lead">
            <Text>{text}</Text>
          </p>
        </section>
      ))}
    </div>
  );
}
