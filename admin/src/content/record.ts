import type { Answer, Row } from "../api.ts";
import type { Content } from "./field.ts";

export type ListedRecord = Row<"GET /content/:kind">;
export type Status = ListedRecord["status"];

/** A record whatever its kind, as it was read or saved: its form knows the fields of its content. */
export type OfficeRecord = Omit<Answer<"PUT /content/:kind/:id">, "content"> & {
  content: Content;
};
