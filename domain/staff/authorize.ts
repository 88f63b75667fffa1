import { AppError } from "../app-error.ts";
import type { Lang } from "../language/language.ts";
import { type Permission, roleHasPermission } from "./permissions.ts";
import { isSecondFactorRequired } from "./second-factor/second-factor-policy.ts";

/** Somebody who is signed in, as the database knows them at this moment. */
export type Staff = {
  id: string;
  name: string;
  email: string;
  role: string;
  /** The language a translator writes; null: they are none. */
  translates: Lang | null;
  mustChangePassword: boolean;
  /** Whether this session was opened with more than a password. */
  gaveSecondFactor: boolean;
  sessionId: string;
  /** Where this call comes from. */
  ip: string;
};

/**
 * Refuses what this person may not do, or not yet: before they have chosen a password of their own
 * and, where their role demands it, given a second factor, they have only their account.
 */
export async function authorize({ staff, permission }: { staff: Staff; permission: Permission }) {
  const { role, mustChangePassword, gaveSecondFactor } = staff;
  if (!roleHasPermission({ role, permission })) throw new AppError("forbidden");
  if (permission === "account") return;
  if (mustChangePassword) throw new AppError("password-change-due");
  if (!gaveSecondFactor && (await isSecondFactorRequired({ role }))) {
    throw new AppError("second-factor-due");
  }
}
