/** Small words of Arabic, folded, and the price that no page tells. */
const stopWords = new Set(
  `في من علي الي عن مع هل ما هو هي كيف او ان لا هذا هذه الذي التي بين سعر اسعار السعر الاسعار ماذا لماذا
  ليش ايش شو وش وين اين متي كم اي لو سمحت اريد ابي ابغي ابغا بدي اود ارغب احتاج اقدر ممكن يمكن يمكنني عندكم
  لديكم عندي انا نحن انت كان كانت لما اذا بس كل الفرق فرق يعني معني افضل احسن هناك يوجد توجد هذي يصح يجب
  و ال تكون يكون هنا طريقه الطريقه الحل حل تماما لازم عشان علشان حق ايضا جدا قبل بعد عند لكن غير بدون ثم بعض`.split(
    /\s+/,
  ),
);

export function isArabicStopWord(word: string): boolean {
  return stopWords.has(word);
}

export function isArabic(word: string): boolean {
  return /^\p{Script=Arabic}/u.test(word);
}

const article = /^[وف]?(?:ال|بال|كال|لل)(?=.{3})/;
const conjunction = /^و(?=.{4})/;
const preposition = /^[وف]?[بل](?=.{4})/;
const endings = /(?<=.{3})(?:يات|تان|تين|يه|ات|ان|ين|ون|كم|نا|هم|ها|ه|ي)$/;

/**
 * The forms under which a folded Arabic word is found: as it stands, and without the article,
 * the conjunction and the prepositions written onto it, each without its ending. Whether a leading
 * ال is the article cannot be known (الواح is "panels"), nor whether a ب or ل is a preposition (لغرفه is
 * "for a room"), so all readings are kept; a text and a query meet in one of them.
 */
export function arabicForms(word: string): string[] {
  const readings = [word, word.replace(article, "")];
  if (conjunction.test(word)) {
    const rest = word.slice(1);
    readings.push(rest, rest.replace(article, ""));
  }
  if (preposition.test(word)) readings.push(word.replace(preposition, ""));
  return [...new Set(readings.map((reading) => reading.replace(endings, "")))];
}
