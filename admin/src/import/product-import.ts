export const rowStates = ["new", "changed", "unchanged", "wrong"] as const;
export type RowState = (typeof rowStates)[number];

/** A sheet that was read and compared with the catalogue. */
export type ProductImport = {
  id: string;
  name: string;
  state: "checked" | "committed" | "rolled-back";
  problems: { reason: string; detail?: string }[];
  counts: Record<RowState, number>;
  changedSince: number;
  restored: number;
  progress: { done: number; total: number } | null;
  createdAt: string;
  createdBy: string | null;
  committedAt: string | null;
  rolledBackAt: string | null;
};

export type ImportLine = {
  id: number;
  productId: string;
  state: RowState;
  changes: { column: string; before: string; after: string }[];
  problems: { column: string; reason: string; detail?: string }[];
  changedSince: boolean;
  rolledBack: boolean;
};

export type Rows<Row> = { rows: Row[]; total: number };
