import { z } from "zod";

export const personName = z.string().trim().min(1).max(80);

/** The languages the back office itself speaks, and so its mails to staff. */
export const officeLang = z.enum(["zh", "en"]);
