import type { Answer, Row } from "../api.ts";

export type ApplicationLine = Row<"GET /applications">;
export type Application = Answer<"GET /applications/:id">;
export type Status = ApplicationLine["status"];
export type ResumeEntry = NonNullable<Application["resume"]>["education"][number];

/** The way of an application, in its order. */
export const statuses: readonly Status[] = [
  ...(["new", "in-review", "interview", "offer", "hired", "refused"] as const),
];
