import type { z } from "zod";
import { defineKind, section } from "../records/define-kind.ts";
import { id, text } from "../records/fields.ts";

/** What buyers ask again and again, answered on the page about buying. */
export const questionKind = defineKind({
  one: { zh: "常见问题", en: "Question" },
  many: { zh: "常见问题", en: "Questions of buyers" },
  menu: { icon: "article" },
  address: "/buying.html",
  ordered: true,
  sections: [
    section(
      { zh: "常见问题", en: "Question" },
      {
        title: text({ zh: "问题", en: "Question" }),
        answer: text({ zh: "回答", en: "Answer", lines: 4 }),
        id: id(),
      },
    ),
  ],
  search: {
    as: "question",
    one: { zh: "问答", en: "Question", ar: "سؤال" },
    many: { zh: "问答", en: "Questions", ar: "الأسئلة" },
    preference: -0.1,
    preferenceForQuestions: 1.5,
    documents: (question) => [
      {
        path: `/buying.html#${question.id}`,
        title: question.title,
        summary: question.answer,
        body: [],
      },
    ],
  },
});
export type QuestionContent = z.infer<typeof questionKind.schema>;
