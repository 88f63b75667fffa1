import type { Text } from "#domain/text.ts";

/** The page's texts by block name; a block that staff removed is simply not shown. */
export type Copy = Record<string, Text>;
