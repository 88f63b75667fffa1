/** What is read of a sheet; more is refused as a whole. See the text `api_sheet_too_large`. */
export const sheetLimits = {
  bytes: 10 * 1024 * 1024,
  rows: 2000,
  /** In each sheet of parts: products have several of most. */
  partRows: 8000,
  columns: 100,
  cellLength: 20_000,
  /** All cells together: a text that is kept once may stand in every cell. */
  characters: 5_000_000,
  /** What a packed sheet may come to when unpacked, in so many parts with so many elements. */
  unpackedBytes: 40 * 1024 * 1024,
  parts: 300,
  tags: 1_500_000,
  /** The longest text or tag in it, in bytes: a cell as long as it may be, of three bytes each. */
  pieceLength: 64 * 1024,
  /** Attributes and references (`&amp;`) in all of it. */
  marks: 1_000_000,
  /** How far out a row or cell of a workbook may stand, blank or not. */
  farthestRow: 10_000,
  longestColumnName: 2,
};
