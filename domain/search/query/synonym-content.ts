import { z } from "zod";

/** Words that mean the same to somebody who searches, in any of the languages. */
export const synonymContent = z.object({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  words: z.array(z.string().trim().min(1).max(60)).min(2),
});
export type SynonymContent = z.infer<typeof synonymContent>;
