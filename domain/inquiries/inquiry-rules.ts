import type { Lang } from "../language/language.ts";
import { fits } from "../text/typed-text.ts";

/** What can be wrong with what was written into the form. */
export type WrittenProblem =
  | "name"
  | "fullName"
  | "phone"
  | "country"
  | "message"
  | "email"
  | "address";

export type Written = {
  lang: Lang;
  name: string;
  fullName: string;
  phone: string;
  email: string;
  address: string;
  country: string;
  message: string;
};

export const longestName = 10;
export const longestMessage = 200;
/** Of the line that takes what a short name has no room for. */
export const longestFullName = 80;
const longestAddress = 200;
const longestPhone = 40;
const longestEmail = 254;
const mainlandMobile = /^1[3-9]\d{9}$/;
/** What the form itself writes when a country is chosen. */
const codeAlone = /^\+\d{0,4}$/;

/**
 * What is wrong with what was written, in the order of the form. Shared by server and browser, so
 * it knows no list of countries: the server hands it in.
 */
export function findProblems({
  written,
  isCountry = (name) => name !== "",
}: {
  written: Written;
  isCountry?: (name: string) => boolean;
}): WrittenProblem[] {
  const { lang, name, fullName, phone, email, address, country, message } = written;
  const problems: WrittenProblem[] = [];
  if (name === "" || !fits(name, longestName)) problems.push("name");
  if (!fits(fullName, longestFullName)) problems.push("fullName");
  if (!isPhone({ phone, lang })) problems.push("phone");
  if (email.length > longestEmail) problems.push("email");
  if (lang !== "zh" && !isCountry(country)) problems.push("country");
  if (!fits(address, longestAddress)) problems.push("address");
  if (message === "" || !fits(message, longestMessage)) problems.push("message");
  return problems;
}

function isPhone({ phone, lang }: { phone: string; lang: Lang }) {
  if (lang === "zh") return mainlandMobile.test(phone);
  return phone !== "" && phone.length <= longestPhone && !codeAlone.test(phone);
}
