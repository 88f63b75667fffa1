import { z } from "zod";

/** What is wrong with a field of a form that was sent. */
export const fieldProblem = z.object({
  reason: z.string().describe("The kind of problem, for programs: it stays when texts change"),
  field: z.string(),
  msg: z.string(),
});
