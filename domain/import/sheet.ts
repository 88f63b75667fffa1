/** A cell that is not blank. A program that made a date of a text has lost the text. */
export type Cell = string | { date: string };

/** A row under the headings, numbered as the program that wrote the sheet numbers it. */
export type SheetRow = { number: number; cells: Cell[] };
export type Sheet = {
  /** As it is called in its workbook. */
  name: string;
  headings: string[];
  rows: SheetRow[];
};

export type SheetRefusal = "sheet-unreadable" | "sheet-too-large" | "sheet-empty";
export type SheetReading = { sheets: Sheet[] } | { refused: SheetRefusal };

export class SheetRefused extends Error {
  readonly reason: SheetRefusal;
  constructor(reason: SheetRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/** What is wrong with a sheet as a whole. */
export type SheetProblem = {
  reason:
    | "unknown-column"
    | "repeated-column"
    | "missing-column"
    | "no-id-column"
    | "unknown-sheet"
    | "repeated-sheet";
  detail?: string;
  /** The sheet of parts in which it is. */
  sheet?: string;
};
