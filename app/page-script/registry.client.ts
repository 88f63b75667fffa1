/** Those that nearly every page has, and React: together they are smaller, and there after one answer. */
export const shared = () => import("./shared-islands.ts");

/** The islands by name. Each is fetched when it is hydrated. */
export const islands = {
  "apply-form": async () => (await import("./apply-island.ts")).ApplyForm,
  "entry-menu": async () => (await shared()).EntryMenu,
  "inquiry-dialog": async () => (await shared()).DialogForm,
  "inquiry-form": async () => (await shared()).InquiryForm,
  "picture-zoom": async () => (await shared()).PictureZoom,
  "room-calculator": async () => (await import("./calculator-island.ts")).RoomCalculator,
  "search-box": async () => (await shared()).SearchBox,
};

declare module "../islands/island-props.ts" {
  interface Registered {
    islands: typeof islands;
  }
}
