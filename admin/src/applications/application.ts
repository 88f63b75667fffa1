import type { Note } from "../ui/notes.tsx";

/** The way of an application, in its order. */
export const statuses = ["new", "in-review", "interview", "offer", "hired", "refused"] as const;
export type Status = (typeof statuses)[number];

export type ApplicationLine = {
  id: string;
  number: string;
  createdAt: string;
  movedAt: string;
  status: Status;
  job: { id: string; title: string };
  name: string;
  assignee: { id: string; name: string } | null;
  member: boolean;
  with: "file" | "resume";
  version: number;
};

export type ResumeEntry = {
  id: string;
  place: string;
  title: string;
  began: string;
  ended: string | null;
  about: string;
};

export type Application = ApplicationLine & {
  phone: string;
  email: string;
  message: string;
  lang: string;
  resume: { education: ResumeEntry[]; experience: ResumeEntry[] } | null;
  file: { name: string; bytes: number } | null;
  notes: Note[];
  history: {
    id: string;
    at: string;
    actorName: string | null;
    action: string;
    after: { status?: Status } | null;
  }[];
};
