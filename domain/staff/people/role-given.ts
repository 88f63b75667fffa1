import { AppError } from "../../app-error.ts";
import type { Lang } from "../../language/language.ts";
import type { Role } from "../permissions.ts";

/** What an administrator makes of somebody. */
export type RoleGiven = {
  role: Role;
  /** The language a translator writes. */
  translates?: Lang | null | undefined;
};

/** A translator has a language, and nobody else keeps one from an earlier role. */
export function roleGiven({ role, translates = null }: RoleGiven) {
  if (role !== "translator") return { role, translates: null };
  if (translates) return { role, translates };
  throw new AppError("invalid", "no language", { fields: { translates: "required" } });
}
