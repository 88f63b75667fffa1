import type { Lang } from "../language/language.ts";
import type { Text } from "../language/text.ts";
import { published, textOf } from "../records/published.ts";

export type Question = { id: string; question: Text; answer: Text };

/** What buyers ask, in the order staff gave. */
export async function listQuestions({ lang }: { lang: Lang }): Promise<Question[]> {
  const rows = await published("question")
    .orderBy("position")
    .orderBy("id")
    .select(["id", textOf("question", "title", lang), textOf("question", "answer", lang)])
    .execute();
  return rows.map(({ title, ...row }) => ({ ...row, question: title }));
}
