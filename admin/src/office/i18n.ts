import polyglotI18nProvider from "ra-i18n-polyglot";
import english from "ra-language-english";
import type { I18nProvider, TranslationMessages } from "react-admin";
import { type Language, useLanguage } from "../language.ts";
import { resources } from "../resources.tsx";
import { problems } from "./problems.ts";
import { reactAdminChinese } from "./react-admin-chinese.ts";

const spoken: Record<Language, TranslationMessages> = { zh: reactAdminChinese, en: english };

/** What react-admin says, names of resources and words about fields, where it looks for them. */
function providerIn(language: Language): I18nProvider {
  const names = resources.map(({ name, title }) => [
    name,
    { name: title[language], forcedCaseName: title[language] },
  ]);
  const messages = {
    ...spoken[language],
    resources: Object.fromEntries(names),
    problem: problems[language],
  };
  return polyglotI18nProvider(() => messages, language, [], { allowMissing: true });
}

const providers = { zh: providerIn("zh"), en: providerIn("en") };

/**
 * One provider per language: told to change its language, react-admin would build every screen
 * anew, and what somebody was typing would be gone.
 */
export function useOfficeTranslations(): I18nProvider {
  return providers[useLanguage()];
}
