import { builtinModules } from "node:module";
import { join } from "node:path";
import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { browserMessageCompiler, messageCompiler } from "./scripts/compile-messages.js";

/**
 * The rooms that Node runs itself stay outside the server bundle, so that server and pages share
 * one copy of each module: one pool, one language per request.
 */
function sharedWithTheServer(): Plugin {
  const rooms = /^#(?:domain\/|db\/|text(?:\/|$))/;
  const roomsAsFiles = /^file:.*\/(?:domain|db|\.generated\/text)\//;
  let developing = false;
  return {
    name: "shared-with-the-server",
    enforce: "pre",
    config(_config, { command }) {
      developing = command === "serve";
    },
    configEnvironment(name) {
      // Vite's module runner leaves to Node what it takes for a built-in module.
      if (!developing || name !== "ssr") return {};
      return { resolve: { builtins: [...builtinModules, /^node:/, roomsAsFiles] } };
    },
    resolveId(id) {
      if (this.environment.name !== "ssr" || !rooms.test(id)) return null;
      return { id: developing ? import.meta.resolve(id) : id, external: true };
    },
  };
}

/**
 * The browser's scripts are built once for each language, without the words of the others. A
 * language link is a full load, so no page ever needs two.
 */
function inOneLanguage(lang: string): Plugin {
  const folder = join(import.meta.dirname, browserMessageCompiler.outdir);
  const runtime = "\0one-language";
  return {
    name: "in-one-language",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(id, importer) {
      if (id === "#text") return join(folder, "messages.js");
      if (id === "#text/runtime" || (id === "../runtime.js" && importer?.startsWith(folder)))
        return runtime;
      return null;
    },
    load(id) {
      if (id !== runtime) return null;
      return `export const getLocale = () => ${JSON.stringify(lang)};
        export const experimentalStaticLocale = undefined;
        export function overwriteGetLocale() {}`;
    },
    transform(code, id) {
      if (!id.startsWith(join(folder, "messages"))) return null;
      const chosen = "experimentalStaticLocale ?? options.locale ?? getLocale()";
      return { code: code.replaceAll(chosen, JSON.stringify(lang)), map: null };
    },
  };
}

/** Few files that compress well: React, its router, what every page has, and then page by page. */
const chunks = {
  groups: [
    { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 3 },
    { name: "router", test: /node_modules[\\/]@?react-router[\\/]/, priority: 2 },
    {
      name: "shell",
      // Not what only members have around their pages, nor what is fetched when it is opened.
      test: /[\\/]app[\\/](?:root|shell[\\/](?!users?-|account-|product-menu-panel))/,
      priority: 1,
    },
    { name: "shared", minShareCount: 12 },
  ],
};

/**
 * What visitors have: the browsers of the last years, and the WebViews inside WeChat and older
 * Android telephones, which follow Chromium 111 and later.
 */
const browsers = ["chrome111", "edge111", "firefox115", "safari16.4"];

const { SITE_LANGUAGE } = process.env;

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    ...(command === "serve" ? [paraglideVitePlugin(messageCompiler)] : []),
    sharedWithTheServer(),
    ...(SITE_LANGUAGE ? [inOneLanguage(SITE_LANGUAGE)] : []),
  ],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: chunks } } } },
  },
  build: {
    target: browsers,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
}));
