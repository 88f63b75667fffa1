import type { Answer, Row } from "../api.ts";

export type Member = Row<"GET /members">;
export type Registration = Row<"GET /registrations">;
export type Trade = Member["trade"];
export type ProfileState = Member["profileState"];
export type OfferedProfile = Answer<"GET /profiles/:id">;
/** A line of the list, without the text itself. */
export type SubmittedArticle = Row<"GET /member-articles">;
export type WholeArticle = Answer<"GET /member-articles/:id">;
