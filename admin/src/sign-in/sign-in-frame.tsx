import type { ReactNode } from "react";
import { type Language, languages, setLanguage, useLanguage, useTexts } from "../language.ts";
import { texts } from "./texts.ts";

/** The room in front of the back office: one narrow column, nothing else. */
export function SignInFrame({ children }: { children: ReactNode }) {
  const text = useTexts(texts);
  return (
    <div className="sign-in-page">
      <header className="sign-in-head">
        <a href="/">{text.toSite}</a>
        <LanguageButtons />
      </header>
      <main className="sign-in-main">
        <p className="sign-in-company">{text.company}</p>
        <h1>{text.title}</h1>
        {children}
      </main>
    </div>
  );
}

function LanguageButtons() {
  const text = useTexts(texts);
  const chosen = useLanguage();
  return (
    <fieldset className="sign-in-languages" aria-label={text.language}>
      {Object.entries(languages).map(([code, label]) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === chosen}
          onClick={() => setLanguage(code as Language)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
