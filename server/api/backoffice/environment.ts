import type { Staff } from "#domain/staff/authorize.ts";
import type { AuthHandler } from "../auth.ts";
import type { ApiEnvironment } from "../environment.ts";

export type StaffEnvironment = {
  Bindings: ApiEnvironment["Bindings"];
  Variables: ApiEnvironment["Variables"] & {
    readStaff: AuthHandler["readStaff"];
    /** Whoever calls; set by every `requirePermission(…)`. */
    staff: Staff;
  };
};
