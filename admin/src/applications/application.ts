import type { Answer, Row } from "../api.ts";
import { allOf } from "../ui/all-of.ts";

export type ApplicationLine = Row<"GET /applications">;
export type Application = Answer<"GET /applications/:id">;
export type Status = ApplicationLine["status"];
export type ResumeEntry = NonNullable<Application["resume"]>["education"][number];

/** The way of an application, in its order. */
export const statuses = allOf<Status>({
  new: true,
  "in-review": true,
  interview: true,
  offer: true,
  hired: true,
  refused: true,
});
