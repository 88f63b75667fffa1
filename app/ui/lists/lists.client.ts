// Fetched when somebody scrolls a list or narrows it down.
export { applyChoices, countChoices } from "./filter-sheet.client.ts";
export { watchGrowingLists } from "./growing-list.client.ts";
export { swapPart } from "./swapped-part.client.ts";
