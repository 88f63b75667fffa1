import type { Localized } from "../../language/localized.ts";

/** What else such a word names: a wood, a noise, a building. */
const noColour = "(?![ -](?:ash|oak|noise|paper|list|box|buildings?|house))";

/** The colours that visitors name, whatever a finish is called. Words are in folded letters. */
const families: { id: string; label: Localized; words: string }[] = [
  {
    id: "black",
    label: { zh: "黑色", en: "Black", ar: "أسود" },
    words: String.raw`黑色|\bblack\b${noColour}|(?<!\p{L})(?:ال)?(?:اسود|سوداء)(?!\p{L})`,
  },
  {
    id: "white",
    label: { zh: "白色", en: "White", ar: "أبيض" },
    words: String.raw`白色|\bwhite\b${noColour}|(?<!\p{L})(?:ال)?(?:ابيض|بيضاء)(?!\p{L})`,
  },
  {
    id: "grey",
    label: { zh: "灰色", en: "Grey", ar: "رمادي" },
    words: String.raw`灰色|\bgr[ae]y\b${noColour}|(?<!\p{L})(?:ال)?رمادي(?:ه)?(?!\p{L})`,
  },
  {
    id: "green",
    label: { zh: "绿色", en: "Green", ar: "أخضر" },
    words: String.raw`绿色|\bgreen\b${noColour}|(?<!\p{L})(?:ال)?(?:اخضر|خضراء)(?!\p{L})`,
  },
  {
    id: "blue",
    label: { zh: "蓝色", en: "Blue", ar: "أزرق" },
    words: String.raw`蓝色|\bblue\b${noColour}|(?<!\p{L})(?:ال)?(?:ازرق|زرقاء)(?!\p{L})`,
  },
];

export const colours = families.map(({ words, ...family }) => ({
  ...family,
  pattern: new RegExp(words, "giu"),
}));

/** Less colourful than this is black, grey or white, by how light it is. */
const grey = { chroma: 0.06, darkest: 0.2, lightest: 0.85 };

/** Which of them a finish such as `#2b3a55` is, if one of them: wood is none. */
export function colourOf(hex: string): string | undefined {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const lightness = (most + least) / 2;
  if (most - least < grey.chroma) {
    return lightness < grey.darkest ? "black" : lightness > grey.lightest ? "white" : "grey";
  }
  return most === green ? "green" : most === blue ? "blue" : undefined;
}
