import type { z } from "zod";
import { figureNames, isFigureName } from "../figures/figure-names.ts";
import { languages } from "../language/language.ts";
import { localized } from "../language/localized.ts";
import { sanitizeArticle } from "../text/rich-text.ts";
import { figuresIn } from "./figures-in-text.ts";

/** A rich text that may show our drawings, each between two paragraphs and by its name. */
export const articleBody = localized
  .transform(({ zh, en, ar }) => ({
    zh: sanitizeArticle(zh),
    en: sanitizeArticle(en),
    ar: sanitizeArticle(ar),
  }))
  .superRefine((body, context) => {
    for (const { code } of languages) {
      for (const figure of figuresIn(body[code])) {
        if (!isFigureName(figure.name)) refuse({ context, code, ...unknownFigure(figure.name) });
        else if (!figure.standsAlone) refuse({ context, code, ...misplacedFigure });
      }
    }
  });

const misplacedFigure = {
  word: "misplaced-figure",
  message: "A drawing stands between paragraphs, not within a list, a quotation or a table",
};

function unknownFigure(name: string) {
  return {
    word: "unknown-figure",
    message: `There is no drawing called “${name}”; there are: ${figureNames.join(", ")}`,
  };
}

function refuse({
  context,
  code,
  word,
  message,
}: {
  context: z.RefinementCtx;
  code: string;
  /** By which the back office says it in the language of its user. */
  word: string;
  message: string;
}) {
  context.addIssue({ code: "custom", path: [code], message, params: { word } });
}
