import type { FieldProblem } from "#domain/text/field-problem.ts";
import type { Captcha } from "../captcha/use-captcha.ts";

/** What a page made for one visitor alone already knows. */
export type GivenApplication = {
  captcha?: Captcha;
  key?: string;
  typed?: Record<string, string>;
  problems?: FieldProblem[];
};
