import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { readLang } from "#domain/language.ts";
import { overwriteGetLocale } from "#text/runtime";
import { reloadOnFailedChunk } from "./shell/reload-once.ts";
import { closeMenus } from "./ui/menu-details.ts";

overwriteGetLocale(() => readLang(document.documentElement.lang));

reloadOnFailedChunk();
closeMenus();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
