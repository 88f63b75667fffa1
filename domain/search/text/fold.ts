const unified: Record<string, string> = {
  "\u0671": "ا", // alef wasla
  "\u0649": "ي", // alef maksura
  "\u06cc": "ي", // Persian ya
  "\u06a9": "ك", // Persian kaf
  "\u0629": "ه", // ta marbuta
};

/**
 * Letters as they compare: one case, no accents or vowel signs, no tatweel, one form of each
 * Arabic letter (hamza on a carrier is an accent to Unicode), Latin digits, no wide forms.
 */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{Mn}\u0640]/gu, "")
    .replace(/[\u0671\u0649\u06cc\u06a9\u0629]/g, (letter) => unified[letter] ?? letter)
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .normalize("NFC");
}
