import { createLoadLimit } from "#domain/rate-limit/limit-load.ts";

export type LoadLimits = ReturnType<typeof createLoadLimits>;

/** What one address may ask of us, apart from what is stored, which costs nothing. */
export function createLoadLimits() {
  return {
    /** A robot that reads the whole site politely stays below it. */
    renders: createLoadLimit({ burst: 60, perSecond: 10 }),
    /** Somebody who types asks five times a second at most. */
    searches: createLoadLimit({ burst: 40, perSecond: 8 }),
    /** All public calls of the API; a list that fills as it is scrolled asks for a few at once. */
    calls: createLoadLimit({ burst: 120, perSecond: 20 }),
    /** A page is looked at before the next one; an office may share an address. */
    visits: createLoadLimit({ burst: 60, perSecond: 3 }),
  };
}
