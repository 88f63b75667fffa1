import { z } from "zod";
import { localized } from "../language/localized.ts";

/** More do not fit beside each other in the header. */
const mostShown = 8;

const entry = z.object({
  url: z.string().regex(/^\/(?!\/)\S*$/),
  label: localized,
  shown: z.boolean(),
  /** Search engines need not follow it. */
  nofollow: z.boolean(),
});

/** The main navigation, in its order. */
export const navigationContent = z.object({
  /** There is one. */
  id: z.literal("main"),
  entries: z
    .array(entry)
    .min(1)
    .max(20)
    .refine((entries) => entries.filter(({ shown }) => shown).length <= mostShown)
    .refine((entries) => new Set(entries.map(({ url }) => url)).size === entries.length),
});
export type NavigationContent = z.infer<typeof navigationContent>;
