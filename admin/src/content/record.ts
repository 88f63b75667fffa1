import type { Content, Localized } from "./field.ts";

export type Status = "draft" | "scheduled" | "published" | "trashed";

export type ListedRecord = {
  id: string;
  title: Localized | null;
  class: string | null;
  code: string | null;
  status: Status;
  publishAt: string | null;
  version: number;
  updatedAt: string;
  unfinished: string[];
  picture: string | null;
};

export type OfficeRecord = {
  id: string;
  content: Content;
  status: Status;
  publishAt: string | null;
  version: number;
  updatedAt: string;
  updatedBy: string | null;
  stale: Record<string, ("zh" | "en" | "ar")[]>;
  path: string | null;
  moved?: { from: string; to: string };
};
