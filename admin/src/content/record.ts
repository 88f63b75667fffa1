import type { Answer, Row } from "../api.ts";
import { allOf } from "../ui/all-of.ts";
import type { Content } from "./field.ts";

export type ListedRecord = Row<"GET /content/:kind">;
export type Status = ListedRecord["status"];

export const statuses = allOf<Status>({
  draft: true,
  scheduled: true,
  published: true,
  trashed: true,
});

/** A record whatever its kind, as it was read or saved: its form knows the fields of its content. */
export type OfficeRecord = Omit<Answer<"PUT /content/:kind/:id">, "content"> & {
  content: Content;
};
