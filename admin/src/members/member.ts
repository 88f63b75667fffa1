/** As the server's calls name them. */
export type Member = {
  id: string;
  name: string;
  email: string;
  trade: Trade;
  country: string;
  profileState: ProfileState;
  isPublic: boolean;
  disabled: boolean;
  emailConfirmed: boolean;
  lastSignedInAt: string | null;
  createdAt: string;
};

export type Registration = {
  id: string;
  name: string;
  email: string;
  lang: string;
  createdAt: string;
  expiresAt: string;
};

export const trades = ["designer", "consultant", "installer", "distributor", "other"] as const;
export type Trade = (typeof trades)[number];
export type ProfileState = "private" | "waiting" | "approved" | "refused";

export type OfferedProfile = {
  id: string;
  name: string;
  trade: Trade;
  country: string;
  languages: string[];
  about: string;
  lang: string;
  avatar: string | null;
  state: ProfileState;
  note: string;
  version: number;
  updatedAt: string;
};

export type SubmittedArticle = {
  id: string;
  lang: string;
  title: string;
  summary: string;
  body: string;
  author: string;
  state: "submitted" | "published" | "returned";
  note: string;
  articleId: string | null;
  suggestedId: string;
  submittedAt: string;
  version: number;
};
