import type { ProductContent } from "../catalogue/product-content.ts";
import type { Status } from "../records/kinds.ts";
import type { Reason } from "./forms.ts";
import type { Cell } from "./sheet.ts";

/** The cells of a row that are not blank, by the name of their column. */
export type Cells = Record<string, Cell>;

/** A row of a sheet of parts. */
export type PartRow = { number: number; cells: Cells };

/** What a workbook says of the parts of a product: all of them, sheet by sheet; an empty list is none. */
export type PartRows = Record<string, PartRow[]>;

/** Where in the workbook something stands; without a sheet it is in the row of the product. */
type In = { sheet?: string; row?: number };

export type Problem = In & { column: string; reason: Reason; detail?: string };

export type Change = {
  column: string;
  before: string;
  after: string;
  sheet?: string;
  /** Which finish, mounting or layer it is. */
  item?: string;
  /** What happens to the item as a whole, or to all of them. */
  what?: "added" | "removed" | "moved" | "emptied";
};

/** A product as it is now. */
export type Current = { content: unknown; status: Status; version: number };

/** What the catalogue has that a row may refer to. */
export type Known = {
  /** Ids of classes by id and by name in the address, in lower case. */
  classes: Map<string, string>;
  pictures: Set<string>;
  products: Set<string>;
};

export type RowPlan =
  | { state: "wrong"; problems: Problem[] }
  | { state: "unchanged" }
  | { state: "new" | "changed"; changes: Change[]; content: ProductContent; status: Status };
