/**
 * Capital letters and digits as pen strokes in a box of 10 by 14, without those that are mistaken
 * for one another. Own strokes, not a font: a fresh machine may have none, and strokes can be bent.
 */
export const glyphs: Record<string, string> = {
  A: "M0 14L5 0L10 14M2 9L8 9",
  B: "M1 0L1 14L6 14C11 14 11 7 6 7L1 7M1 0L5 0C10 0 10 7 5 7",
  C: "M10 2C7 -1 0 -1 0 7C0 15 7 15 10 12",
  D: "M1 0L1 14L4 14C12 14 12 0 4 0L1 0",
  E: "M9 0L1 0L1 14L9 14M1 7L7 7",
  F: "M9 0L1 0L1 14M1 7L7 7",
  G: "M10 2C7 -1 0 -1 0 7C0 15 8 15 10 12L10 8L6 8",
  H: "M1 0L1 14M9 0L9 14M1 7L9 7",
  J: "M8 0L8 10C8 15 1 15 1 10",
  K: "M1 0L1 14M9 0L1 8M4 5L9 14",
  L: "M1 0L1 14L9 14",
  M: "M0 14L1 0L5 9L9 0L10 14",
  N: "M1 14L1 0L9 14L9 0",
  P: "M1 14L1 0L5 0C11 0 11 8 5 8L1 8",
  R: "M1 14L1 0L5 0C11 0 11 7 5 7L1 7M5 7L9 14",
  T: "M0 0L10 0M5 0L5 14",
  U: "M1 0L1 9C1 16 9 16 9 9L9 0",
  W: "M0 0L2 14L5 4L8 14L10 0",
  X: "M0 0L10 14M10 0L0 14",
  Y: "M0 0L5 7L10 0M5 7L5 14",
  "2": "M1 3C2 -1 9 -1 9 4C9 8 2 10 0 14L10 14",
  "3": "M1 1C4 -1 9 0 9 4C9 7 6 7 4 7C7 7 10 8 10 11C10 15 3 15 0 12",
  "4": "M7 14L7 0L0 10L10 10",
  "5": "M9 0L2 0L1 6C5 4 10 5 10 10C10 15 3 15 0 12",
  "6": "M9 1C4 -1 0 4 0 9C0 16 10 16 10 9C10 4 3 4 1 8",
  "7": "M0 0L10 0C6 5 4 9 4 14",
  "9": "M1 13C6 15 10 10 10 5C10 -2 0 -2 0 5C0 10 7 10 9 6",
};

export const alphabet = Object.keys(glyphs);
