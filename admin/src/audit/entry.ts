import type { Answer, Row } from "../api.ts";

export type AuditEntry = Row<"GET /audit">;
/** With what the record was before and after. */
export type WholeAuditEntry = Answer<"GET /audit/:id">;
