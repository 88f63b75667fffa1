/** Between facts of one line. It ends a line, and never begins one. */
export const dot = "\u00a0· ";
