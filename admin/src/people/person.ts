import type { Answer, Row } from "../api.ts";

export type Person = Row<"GET /people">;
export type MadeLink = Answer<"POST /people/:id/password-link">;
