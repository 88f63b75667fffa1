/** Does something as while a request in this language is under way, and leaves nothing behind. */
export { withLanguage as inLanguage } from "../../server/language.ts";
