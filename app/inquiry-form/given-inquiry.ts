import type { FieldProblem } from "#domain/text/field-problem.ts";
import type { Captcha } from "../captcha/use-captcha.ts";

/** What a page made for one visitor alone already knows. */
export type GivenInquiry = {
  captcha?: Captcha;
  key?: string;
  /** What was typed into a form that could not be taken, by field. */
  typed?: Record<string, string>;
  problems?: FieldProblem[];
};
