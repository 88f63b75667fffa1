/**
 * A text in letters of the English alphabet, for addresses: Chinese as it is spoken (pinyin without
 * tones), Arabic letter by letter, Latin letters without their marks. Nobody reads it as language.
 */
export async function transliterate(text: string): Promise<string> {
  const latin = text
    .replaceAll(/\p{Script=Arabic}/gu, (letter) => arabic[letter] ?? "")
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .replaceAll(/[ßæœøðþłđı]/giu, (letter) => special[letter.toLowerCase()] ?? "");
  if (!/\p{Script=Han}/u.test(latin)) return latin;
  // A dictionary of a megabyte, which is not read until somebody writes Chinese.
  const { pinyin } = await import("pinyin-pro");
  return latin.replaceAll(
    /\p{Script=Han}+/gu,
    (run) => ` ${pinyin(run, { toneType: "none", v: true, type: "array" }).join(" ")} `,
  );
}

const special: Record<string, string> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", ð: "d", þ: "th", ł: "l", đ: "d", ı: "i" },
};

const arabic: Record<string, string> = {
  ...{ ا: "a", أ: "a", إ: "i", آ: "a", ٱ: "a", ى: "a", ة: "a", ء: "", ئ: "y", ؤ: "w" },
  ...{ ب: "b", ت: "t", ث: "th", ج: "j", ح: "h", خ: "kh", د: "d", ذ: "dh", ر: "r", ز: "z" },
  ...{ س: "s", ش: "sh", ص: "s", ض: "d", ط: "t", ظ: "z", ع: "a", غ: "gh", ف: "f", ق: "q" },
  ...{ ك: "k", ل: "l", م: "m", ن: "n", ه: "h", و: "w", ي: "y" },
  ...{ "٠": "0", "١": "1", "٢": "2", "٣": "3", "٤": "4" },
  ...{ "٥": "5", "٦": "6", "٧": "7", "٨": "8", "٩": "9" },
};
