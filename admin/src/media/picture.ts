import type { Answer, Row } from "../api.ts";

/** A picture in the list of the library. */
export type ListedPicture = Row<"GET /media">;
/** A picture on its own screen, with where it is used. */
export type LibraryPicture = Answer<"GET /media/:id">;

export const largestFile = 25 * 1024 * 1024;
/** What a file dialog offers first; what a file really is, the server finds out. */
export const acceptedFiles = "image/jpeg,image/png,image/webp,image/avif";
