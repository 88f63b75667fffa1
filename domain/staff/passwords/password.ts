import { z } from "zod";

export const passwordLength = { least: 12, most: 128 };

export const password = z.string().min(passwordLength.least).max(passwordLength.most);
