/** React-admin shows the buttons of a row to a pointer only; keys have to reach them as well. */
export const reachable = { "& .RaSimpleFormIterator-action": { visibility: "visible" } } as const;
