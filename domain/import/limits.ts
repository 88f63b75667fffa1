/** What is read of a sheet; more is refused as a whole. See the text `api_sheet_too_large`. */
export const sheetLimits = {
  bytes: 10 * 1024 * 1024,
  rows: 2000,
  columns: 100,
  cellLength: 20_000,
  /** What a packed sheet may come to when unpacked, in so many parts. */
  unpackedBytes: 100 * 1024 * 1024,
  parts: 300,
  /** How far out a cell of a workbook may stand, blank or not. */
  farthestRow: 10_000,
  longestColumnName: 2,
};
