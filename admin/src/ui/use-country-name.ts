import { useIntl } from "../language.ts";

/** Countries by the names readers know; what is no code is shown as it is. */
export function useCountryName(): (code: string | null) => string {
  const names = new Intl.DisplayNames([useIntl()], { type: "region" });
  return (code) => {
    if (!code) return "–";
    return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
  };
}
