/** Longer texts are no questions; what stands behind is not looked at. */
export const longestQuery = 200;

const encoded = /(?:%[0-9a-f]{2})+/gi;

/**
 * What a visitor asked for, from an address or a form. Links encode the text twice, forms and
 * people once or not at all; the web framework has undone one encoding already. A percent sign
 * that encodes nothing stands for itself.
 */
export function decodeQuery(text: string): string {
  return cleanQuery(decodeOnce(decodeOnce(text)));
}

function decodeOnce(text: string): string {
  return text.replace(encoded, (sequence) => {
    try {
      return decodeURIComponent(sequence);
    } catch {
      return sequence;
    }
  });
}

/** Without what cannot be stored or seen, in one line. */
function cleanQuery(text: string): string {
  const seen = text
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replace(/[\p{Cf}\ufffd]/gu, "")
    .trim();
  return [...seen].slice(0, longestQuery).join("").trim();
}
