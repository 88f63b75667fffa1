import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { defaultLang, isLang } from "#domain/language.ts";
import { overwriteGetLocale } from "#text/runtime";
import { reloadOnFailedChunk } from "./shell/reload-once.ts";

overwriteGetLocale(() => {
  const { lang } = document.documentElement;
  return isLang(lang) ? lang : defaultLang;
});

reloadOnFailedChunk();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
