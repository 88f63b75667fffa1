export const contentLanguages = ["zh", "en", "ar"] as const;
export type ContentLanguage = (typeof contentLanguages)[number];
export type Localized = Record<ContentLanguage, string>;

/** A picture of the library. */
export type LibraryPicture = {
  id: string;
  name: string;
  alt: Localized;
  missing: ContentLanguage[];
  width: number;
  height: number;
  bytes: number | null;
  focal: { x: number; y: number };
  thumb: string;
  preview: string;
  placeholder: string;
  createdAt: string;
  createdBy: string | null;
  version: number;
  /** In the list only. */
  usedIn?: number;
  /** On the picture's own screen only. */
  uses?: {
    records: { kind: string; id: string; title: Localized | string; status: string }[];
    pages: string[];
  };
};

export const largestFile = 25 * 1024 * 1024;
/** What a file dialog offers first; what a file really is, the server finds out. */
export const acceptedFiles = "image/jpeg,image/png,image/webp,image/avif";
