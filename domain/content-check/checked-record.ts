import type { ContentOf, Kind } from "../records/kinds.ts";

/** A record of any kind, as the rules see it. */
export type CheckedRecord = { [K in Kind]: { kind: K; content: ContentOf<K> } }[Kind];
