import { renderToStaticMarkup } from "react-dom/server";
import { language } from "#domain/language.ts";
import { m } from "#text";
import { getLocale } from "#text/runtime";
import { ErrorPageFailed } from "./error-page-failed.tsx";

const style =
  "body{margin:0;background:#faf7f2;color:#1e1b18;font-family:system-ui,sans-serif;line-height:1.6}" +
  "main{max-width:40rem;margin:20vh auto;padding:0 1.5rem}a{color:#7f5326}";

/** A whole document for the server to send when the error page cannot be rendered. */
export function renderLastWords(): string {
  const lang = getLocale();
  const document = renderToStaticMarkup(
    <html lang={lang} dir={language(lang).dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{m.error_while_showing_error()}</title>
        <style>{style}</style>
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
