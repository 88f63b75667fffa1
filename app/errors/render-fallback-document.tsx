import { renderToStaticMarkup } from "react-dom/server";
import { language } from "#domain/language/language.ts";
import { m } from "#text";
import { getLocale } from "#text/runtime";
import stylesheet from "../styles.css?url";
import { ErrorPageFailed } from "./error-page-failed.tsx";

/** A whole document for the server to send when the error page cannot be rendered. */
export function renderFallbackDocument(): string {
  const lang = getLocale();
  const document = renderToStaticMarkup(
    <html lang={lang} dir={language(lang).dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{m.error_while_showing_error()}</title>
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <main>
          <ErrorPageFailed />
        </main>
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${document}`;
}
