import { fits } from "../text/typed-text.ts";

/** What can be wrong with an application that its sender can mend. */
export type ApplicationProblem =
  | "name"
  | "phone"
  | "email"
  | "message"
  | "file-missing"
  | "file-large"
  | "file-name"
  | "file-type"
  | "file-encrypted"
  | "file-unsafe"
  | "file-infected"
  | "resume"
  | "job"
  | "code"
  | "early"
  | "trap";

export type WrittenApplication = { name: string; phone: string; email: string; message: string };

const longestName = 60;
const longestMessage = 1000;
const longestEmail = 254;

/** What is wrong with what was written, in the order of the form; shared by server and browser. */
export function findApplicationProblems({
  name,
  phone,
  email,
  message,
}: WrittenApplication): ApplicationProblem[] {
  const problems: ApplicationProblem[] = [];
  if (name === "" || !fits(name, longestName)) problems.push("name");
  if (!isPhone(phone)) problems.push("phone");
  if (email !== "" && !isEmail(email)) problems.push("email");
  if (message === "" || !fits(message, longestMessage)) problems.push("message");
  return problems;
}

/** People apply from anywhere, whichever language they read: a number has digits, that is all. */
function isPhone(phone: string): boolean {
  return /^\+?[\d\s().-]{5,30}$/.test(phone) && phone.replace(/\D/g, "").length >= 5;
}

function isEmail(email: string): boolean {
  return email.length <= longestEmail && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email);
}
