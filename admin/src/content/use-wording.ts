import { useLanguage } from "../language.ts";
import { forms } from "./forms.ts";
import { fieldsOf } from "./kind.ts";
import { labelOf } from "./label-of.ts";
import { sayValue } from "./say-value.ts";

/** How the fields of a kind and what stands in them are called; a kind without a form has no names. */
export function useWording(kind: string) {
  const language = useLanguage();
  const form = forms[kind];
  const fields = form ? fieldsOf(form) : [];
  return {
    nameOf: (path: string) => labelOf({ fields, path, language }),
    sayOf: (path: string, value: unknown) => sayValue({ fields, path, value, language }),
  };
}
