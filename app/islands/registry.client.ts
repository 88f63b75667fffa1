import type { ComponentType } from "react";

/** The islands by name. Each is fetched when it is hydrated. */
export const islands = {
  "absorption-reader": async () => (await import("../ui/absorption-reader.tsx")).AbsorptionReader,
  "apply-form": async () => (await import("../careers/apply-form.tsx")).ApplyForm,
  "inquiry-dialog": async () => (await import("../inquiry/dialog-form.tsx")).DialogForm,
  "inquiry-form": async () => (await import("../inquiry/inquiry-form.tsx")).InquiryForm,
  "picture-zoom": async () => (await import("../products/picture-zoom.tsx")).PictureZoom,
  "product-menu": async () => (await import("../shell/product-menu.tsx")).ProductMenu,
  "search-box": async () => (await import("../shell/search-box.tsx")).SearchBox,
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
