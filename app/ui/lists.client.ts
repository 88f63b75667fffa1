// Fetched when somebody scrolls a list or narrows it down.
export { tendLists } from "./growing-list.client.ts";
export { swapPart } from "./swapped-part.client.ts";
