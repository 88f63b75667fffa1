import { plain } from "../language/text.ts";
import type { Settings } from "../settings/get-settings.ts";

/** The company, and when and how it is reached. */
export function signatureOf(company: Settings): string[] {
  return [plain(company.name), company.telphone, company.email, plain(company.serviceTime)];
}
