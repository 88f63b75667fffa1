import type { Note } from "../ui/notes.tsx";

export const statuses = ["new", "contacted", "quoted", "won", "lost", "spam"] as const;
export type Status = (typeof statuses)[number];
export type Purpose = "message" | "quote" | "sample";
export type Lang = "zh" | "en" | "ar";

/** An inquiry as a line of the inbox. */
export type InquiryLine = {
  id: string;
  createdAt: string;
  status: Status;
  read: boolean;
  assignee: { id: string; name: string } | null;
  purpose: Purpose;
  lang: Lang;
  name: string;
  /** Full name and company. */
  fullName: string;
  phone: string;
  email: string;
  country: string;
  message: string;
  fileCount: number;
  product: string | null;
  version: number;
};

export type Reply = Note & {
  lang: Lang;
  to: string;
  subject: string;
  state: "waiting" | "sent" | "failing" | "refused";
};

export type HistoryEntry = {
  id: string;
  at: string;
  actorName: string | null;
  action: string;
  assigneeName: string | null;
  after: { status?: Status; assignee?: string | null } | null;
};

export type Inquiry = Omit<InquiryLine, "product"> & {
  product: { id: string; title: string } | null;
  finish: string;
  mounting: string;
  quantity: string;
  /** Whom of the directory the sender would like to reach. */
  member: string;
  campaign: string;
  address: string;
  files: { id: string; name: string; bytes: number }[];
  page: string | null;
  referrer: string | null;
  ip: string | null;
  ipCountry: string | null;
  contact: { email: string | null; phone: string | null; whatsapp: string | null };
  mailing: boolean;
  others: InquiryLine[];
  notes: Note[];
  replies: Reply[];
  history: HistoryEntry[];
};

export type Counts = { unread: number; statuses: Record<Status, number> };
export type SavedFilter = { id: string; name: string; filter: Record<string, unknown> };
export type Assignee = { id: string; name: string };
export type Change = { status?: Status; assignee?: string | null; read?: boolean };
export type Choices = { countries: string[]; products: { id: string; title: string }[] };
