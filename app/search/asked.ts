import type { ShownKind } from "#domain/search/index/record-documents.ts";

/** What the address of the search page asks for. */
export type Asked = {
  query: string;
  kind: ShownKind | undefined;
  class: string | undefined;
  page: number;
};
