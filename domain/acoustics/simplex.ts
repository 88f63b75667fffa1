/** The least of a sum: costs, and rows that say what must hold. All variables are at least zero. */
export type Programme = {
  costs: readonly number[];
  rows: readonly { factors: readonly number[]; sign: "at-least" | "at-most"; limit: number }[];
};

const tiny = 1e-9;

/**
 * Solves a linear programme by the two-phase simplex method, with Bland's rule so that it ends.
 * Undefined when nothing satisfies all rows.
 */
export function minimise({ costs, rows }: Programme): number[] | undefined {
  const variables = costs.length;
  const width = variables + 2 * rows.length;
  const table = rows.map(({ factors, sign, limit }, place) => {
    // One slack and one artificial variable for each row, and limits that are not negative.
    const flip = limit < 0 ? -1 : 1;
    const line = Array<number>(width + 1).fill(0);
    for (const [at, factor] of factors.entries()) line[at] = flip * factor;
    line[variables + place] = flip * (sign === "at-most" ? 1 : -1);
    line[variables + rows.length + place] = 1;
    line[width] = flip * limit;
    return line;
  });
  const basis = rows.map((_, place) => variables + rows.length + place);
  const isArtificial = (at: number) => at >= variables + rows.length;
  const artificial = Array.from({ length: width }, (_, at) => (isArtificial(at) ? 1 : 0));
  improve({ table, basis, costs: artificial, allowed: () => true });
  const missing = basis.some((at, row) => isArtificial(at) && cell(table, row, width) > 1e-7);
  if (missing) return undefined;
  const real = Array.from({ length: width }, (_, at) => costs[at] ?? 0);
  improve({ table, basis, costs: real, allowed: (at) => !isArtificial(at) });
  return costs.map((_, at) => {
    const row = basis.indexOf(at);
    return row < 0 ? 0 : cell(table, row, width);
  });
}

function cell(table: number[][], row: number, column: number): number {
  return table[row]?.[column] ?? 0;
}

function improve({
  table,
  basis,
  costs,
  allowed,
}: {
  table: number[][];
  basis: number[];
  costs: number[];
  allowed: (column: number) => boolean;
}) {
  for (;;) {
    const column = costs.findIndex((cost, at) => {
      const saved = basis.reduce(
        (sum, kept, row) => sum + (costs[kept] ?? 0) * cell(table, row, at),
        0,
      );
      return allowed(at) && cost - saved < -tiny;
    });
    if (column < 0) return;
    const row = leavingRow({ table, basis, column });
    if (row === undefined) return;
    pivot({ table, row, column });
    basis[row] = column;
  }
}

function leavingRow({
  table,
  basis,
  column,
}: {
  table: number[][];
  basis: number[];
  column: number;
}): number | undefined {
  let best: { row: number; ratio: number } | undefined;
  for (const [row, line] of table.entries()) {
    const factor = line[column] ?? 0;
    if (factor <= tiny) continue;
    const ratio = (line.at(-1) ?? 0) / factor;
    const isBetter =
      !best ||
      ratio < best.ratio - tiny ||
      (ratio < best.ratio + tiny && (basis[row] ?? 0) < (basis[best.row] ?? 0));
    if (isBetter) best = { row, ratio };
  }
  return best?.row;
}

function pivot({ table, row, column }: { table: number[][]; row: number; column: number }) {
  const by = cell(table, row, column);
  const scaled = (table[row] ?? []).map((value) => value / by);
  table[row] = scaled;
  for (const [other, line] of table.entries()) {
    const factor = line[column] ?? 0;
    if (other === row || Math.abs(factor) < 1e-15) continue;
    table[other] = line.map((value, at) => value - factor * (scaled[at] ?? 0));
  }
}
