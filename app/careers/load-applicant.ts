import type { Member } from "#domain/members/get-member.ts";
import type { Resume } from "#domain/members/get-resume.ts";
import { send } from "../api/send.ts";
import { readMember } from "../api/session.ts";

/** What an application need not be told again. */
export type Applicant = { fields: { name: string; email: string }; hasResume: boolean };

type Answer<T> = { data: T };

/** The member who is signed in here, if any; a session that is over is nobody's concern on this page. */
export async function loadApplicant(): Promise<Applicant | undefined> {
  if (!readMember()) return undefined;
  try {
    const [{ data: member }, { data: resume }] = await Promise.all([
      send<Answer<Member>>({ path: "/api/users/me" }),
      send<Answer<Resume>>({ path: "/api/users/resume" }),
    ]);
    const { name, email } = member;
    const hasResume = resume.experience.length + resume.education.length > 0;
    return { fields: { name, email }, hasResume };
  } catch {
    return undefined;
  }
}
