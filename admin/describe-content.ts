import type { Plugin } from "vite";

const description = new URL("../domain/records/kind-form.ts", import.meta.url).href;

/**
 * Hands the back office what the site knows of the kinds of record: their names for the menu, and
 * their forms. Data only; nothing of the site's code is loaded in a browser.
 */
export function describeContent(): Plugin {
  return {
    name: "describe-content",
    resolveId: (id) => (/^virtual:content-(?:kinds|forms)$/.test(id) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith("\0virtual:content-")) return undefined;
      const { listKinds, listForms } = await import(/* @vite-ignore */ description);
      return id.endsWith("kinds")
        ? `export const kinds = ${JSON.stringify(listKinds())};`
        : `export const forms = ${JSON.stringify(listForms())};`;
    },
  };
}
