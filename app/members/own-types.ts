import type { Member } from "#domain/members/get-member.ts";
import type { Resume, ResumeEntry } from "#domain/members/get-resume.ts";
import type { MemberArticle } from "#domain/members/member-articles.ts";

/** As they come out of JSON: times are texts there. */
export type OwnAccount = Omit<Member, "createdAt"> & { createdAt: string };
export type OwnArticle = Omit<MemberArticle, "updatedAt"> & { updatedAt: string };
export type OwnResume = Resume;
export type OwnEntry = ResumeEntry;
