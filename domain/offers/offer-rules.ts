export const mostOfferLines = 100;
export const longestLineText = 500;
export const longestOfferText = 5000;
export const longestPlace = 100;
export const mostWeeks = 104;

/** What buyers type at an answer. */
export const longestName = 100;
export const longestQuestion = 2000;
/** Enough for any talk; more is a robot that has found a link. */
export const mostQuestions = 50;
