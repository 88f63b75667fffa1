import { type AnswerProblem, answerKinds, answerOffer } from "#domain/offers/answer-offer.ts";
import { longestName, longestQuestion } from "#domain/offers/offer-rules.ts";
import type { FieldProblem } from "#domain/text/field-problem.ts";
import { m } from "#text";

/** An answer that was not taken: what was typed, and what is wrong with it. */
export type GivenAnswer = {
  kind: string;
  name: string;
  text: string;
  problems: FieldProblem[];
};

type Handled = "taken" | "unknown" | { status: 422 | 429; retryAfter?: number; given: GivenAnswer };

/** Takes the form under an offer. */
export async function handleAnswer({
  form,
  ...asked
}: {
  form: FormData;
  token: string;
  version: number | undefined;
  ip: string;
}): Promise<Handled> {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const kind = answerKinds.find((known) => known === text("answer")) ?? "asked";
  const typed = { kind, name: text("name"), text: text("text") };
  const result = await answerOffer({ ...asked, ...typed, agreed: text("agree") === "yes" });
  if (result.outcome === "unknown") return "unknown";
  if (result.outcome === "too-many") {
    const problems = [{ field: "", msg: m.inquiry_too_many() }];
    return { status: 429, retryAfter: result.retryAfter, given: { ...typed, problems } };
  }
  if (result.outcome !== "refused") return "taken";
  return { status: 422, given: { ...typed, problems: result.problems.map(describeProblem) } };
}

function describeProblem(problem: AnswerProblem): FieldProblem {
  switch (problem) {
    case "name":
      return { field: "name", msg: m.offer_problem_name({ most: longestName }) };
    case "agree":
      return { field: "agree", msg: m.offer_problem_agree() };
    case "text":
      return { field: "text", msg: m.offer_problem_text() };
    case "long":
      return { field: "text", msg: m.offer_problem_long({ most: longestQuestion }) };
    case "closed":
      return { field: "", msg: m.offer_problem_closed() };
    case "many":
      return { field: "", msg: m.offer_problem_many() };
  }
}
