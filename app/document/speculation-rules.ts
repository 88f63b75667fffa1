import { languages } from "#domain/language/language.ts";

const codes = languages.map(({ code }) => code).join("|");

/** Every page of the site, by the address that links use: `/en`, `/en/product.html`. */
export const pagePattern = `/:lang(${codes}){/*}?`;

/** Pages for one person, or not worth preparing: they are fetched when they are asked for. */
export const personalPatterns = [
  "users",
  "login",
  "Register",
  "search",
  "inquiry",
  "offer",
  "shared",
].map((part) => `/:lang(${codes})/${part}*`);

/** Links that lead nowhere else, elsewhere, or to another language, whose page sets the cookie. */
const others =
  "[data-inquiry], [data-opens], [data-link], [data-language], [download], [target=_blank], [rel~=nofollow]";

/**
 * The browser prepares the page behind a link that a pointer rests on or presses: it is stored on
 * the server, so that costs next to nothing, and it is there when the press is over.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: pagePattern },
          { not: { href_matches: personalPatterns } },
          { not: { selector_matches: others } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
