import type { SessionMember } from "#domain/members/session-member.ts";
import type { ApiEnvironment } from "../environment.ts";

export type MemberEnvironment = {
  Bindings: ApiEnvironment["Bindings"];
  Variables: ApiEnvironment["Variables"] & {
    /** Whoever calls; there behind `membersOnly`. */
    member: SessionMember;
  };
};
