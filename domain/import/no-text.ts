import type { Localized } from "../language/localized.ts";

export const noText: Localized = { zh: "", en: "", ar: "" };
