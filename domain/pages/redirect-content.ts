import { z } from "zod";

/** An old path that leads to a new one; without a language in front. */
export const redirectContent = z.object({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  from: z.string().startsWith("/").max(500),
  to: z.union([z.string().regex(/^\/(?!\/)/), z.url({ protocol: /^https$/ })]),
});
export type RedirectContent = z.infer<typeof redirectContent>;
