import type { ComponentType } from "react";

/** Those that nearly every page has, and React: together they are smaller, and there after one answer. */
export const shared = () => import("./shared-islands.ts");

/** The islands by name. Each is fetched when it is hydrated. */
export const islands = {
  "apply-form": async () => (await import("./apply-island.ts")).ApplyForm,
  "entry-menu": async () => (await shared()).EntryMenu,
  "inquiry-dialog": async () => (await shared()).DialogForm,
  "inquiry-form": async () => (await shared()).InquiryForm,
  "picture-zoom": async () => (await shared()).PictureZoom,
  "search-box": async () => (await shared()).SearchBox,
};

export type IslandName = keyof typeof islands;

type Loaded<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>;

/** What cannot be written as JSON is no prop of an island: functions are left out. */
type Written<Props> = {
  [Key in keyof Props as NonNullable<Props[Key]> extends (...args: never[]) => unknown
    ? never
    : Key]: Props[Key];
};

export type IslandProps<Name extends IslandName> =
  Loaded<Name> extends ComponentType<infer Props> ? Written<Props> : never;
