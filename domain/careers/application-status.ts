/** The way of an application, in its order; the last two end it. */
export const applicationStatuses = [
  "new",
  "in-review",
  "interview",
  "offer",
  "hired",
  "refused",
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];
