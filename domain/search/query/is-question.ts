import { splitText } from "../text/pieces.ts";

const english =
  /^(?:how|why|what|which|who|whose|where|when|can|could|do|does|did|is|are|will|would|should|may|difference)\b/i;
const chinese =
  /怎么|怎样|如何|为什么|为何|为啥|吗|呢|多少|什么|哪|能不能|会不会|是不是|要不要|可不可以|还是|几|区别|不同/;
const arabic =
  /(?:^|[^\p{L}\p{M}])(?:كيف|هل|لماذا|لمادا|ليش|ليه|ما|ماذا|ماهو|كم|ايش|إيش|أيش|وش|شو|متى|اين|أين|وين|الفرق)(?![\p{L}\p{M}])/u;

/** Whether somebody asks something rather than for something: such a query wants reading. */
export function isQuestion(query: string): boolean {
  const pieces = splitText(query);
  // A standard is no goods: who names one wants to read about it.
  if (pieces.length > 0 && pieces.every(({ kind }) => kind === "standard")) return true;
  return /[?？؟]/.test(query) || english.test(query) || chinese.test(query) || arabic.test(query);
}
