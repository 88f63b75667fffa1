import { type DocumentSort, documentSorts } from "../documents/document-content.ts";

/** What is made from records when it is asked for. */
const madeKinds = ["data-sheet", "technical"] as const;

export type DownloadKind = DocumentSort | (typeof madeKinds)[number];

/** All that the download centre has, by what it is. */
export const downloadKinds: readonly DownloadKind[] = [...documentSorts, ...madeKinds];
