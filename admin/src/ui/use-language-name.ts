import { useIntl } from "../language.ts";

/** Languages by the names readers know, of codes such as `ar`. */
export function useLanguageName(): (code: string) => string {
  const names = new Intl.DisplayNames([useIntl()], { type: "language" });
  return (code) => names.of(code) ?? code;
}
