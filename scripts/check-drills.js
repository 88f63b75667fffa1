/** Every row of the table that `npm run drills` closes with. A drill that was left out has none. */
export const expectedDrills = /** @type {const} */ ([
  "server killed",
  "embedded database killed",
  "killed while writing",
  "database connections cut",
  "database away",
  "database silent",
  "database fails over",
  "listen connection half open",
  "disk full",
  "file store away",
  "backup restored",
  "rolling restart",
  "change behind a cache",
  "renders at once",
  "renders per second",
  "calls at once",
  "forms at once",
  "visits from one address",
  "slow connections",
  "costly text",
]);

/**
 * @typedef {{ drill: string, what: string, p99?: number | null, p99AtMost?: number }} DrillRow
 */

/**
 * Drills that were left out, though every test that ran has passed; one sentence each. Whoever runs
 * them on a machine that cannot do all may name those it is excused from: never silently.
 * @param {Pick<DrillRow, "drill">[]} rows
 * @param {string[]} [excused]
 * @returns {string[]}
 */
export function findLeftOut(rows, excused = []) {
  const reported = new Set(rows.map(({ drill }) => drill));
  const missing = expectedDrills
    .filter((drill) => !reported.has(drill) && !excused.includes(drill))
    .map((drill) => `${drill}: not drilled, or ended before its report`);
  const known = new Set(/** @type {readonly string[]} */ (expectedDrills));
  const unknown = excused.filter((drill) => !known.has(drill));
  return [...missing, ...unknown.map((drill) => `${drill}: excused, but there is no such drill`)];
}

/**
 * Drills in which stored pages were slower than they may be, or nobody knows how slow: a p99 of no
 * visits is null in the report.
 * @param {DrillRow[]} rows
 * @returns {string[]}
 */
export function findTooSlow(rows) {
  return rows.flatMap(({ what, p99 = null, p99AtMost }) => {
    if (p99AtMost === undefined || (p99 !== null && p99 <= p99AtMost)) return [];
    const measured = p99 === null ? "not measured" : `${p99.toFixed(1)} ms`;
    return [`${what}: p99 of stored pages ${measured}, at most ${p99AtMost} ms`];
  });
}
