export const inquiryStatuses = ["new", "contacted", "quoted", "won", "lost", "spam"] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];

/** What of an inquiry staff change; the rest is as its sender left it. */
export type InquiryState = { status: InquiryStatus; assignee: string | null; read: boolean };
