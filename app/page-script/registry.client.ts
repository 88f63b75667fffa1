/** Those that nearly every page has, and React: together they are smaller, and there after one answer. */
export const shared = () => import("./shared-islands.ts");

/**
 * The islands by name. Each is fetched when it is hydrated. A script that is asked for one of its
 * parts in braces or behind brackets costs every page some forty bytes more than by `then`.
 */
export const islands = {
  "apply-form": () => import("./apply-island.ts").then((file) => file.ApplyForm),
  "entry-menu": async () => (await shared()).EntryMenu,
  "inquiry-dialog": async () => (await shared()).DialogForm,
  "inquiry-form": async () => (await shared()).InquiryForm,
  "picture-zoom": async () => (await shared()).PictureZoom,
  "room-calculator": () => import("./calculator-island.ts").then((file) => file.RoomCalculator),
  "search-box": async () => (await shared()).SearchBox,
};

declare module "../islands/island-props.ts" {
  interface Registered {
    islands: typeof islands;
  }
}
