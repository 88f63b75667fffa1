import type { LoaderFunctionArgs } from "react-router";
import { getMenus } from "#domain/navigation/get-menus.ts";
import { getShell } from "#domain/navigation/get-shell.ts";
import { device, lang, pageScript } from "./request-context.ts";

/** What every page knows of the site and its reader; loaded once, at the root. */
export async function loadSite({
  request,
  context,
}: Pick<LoaderFunctionArgs, "request" | "context">) {
  const reader = { lang: context.get(lang) };
  const [shell, menus] = await Promise.all([getShell(reader), getMenus(reader)]);
  return {
    ...reader,
    origin: new URL(request.url).origin,
    device: context.get(device),
    script: context.get(pageScript),
    ...shell,
    menus,
  };
}
