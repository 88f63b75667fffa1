import { builtinModules } from "node:module";
import { join } from "node:path";
import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { minify } from "terser";
import { defineConfig, type Plugin } from "vite";
import { languages } from "./domain/language/language.ts";
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

const languageOf = /\?lang=(\w+)$/;

/**
 * The script of a page holds the words of its language only: it is built once for each, as
 * `main.client.ts?lang=…`, and so is every file of ours that it imports. What comes from packages,
 * React above all, is shared. Pages that keep the router's client have the words of all languages.
 */
function inOneLanguage(): Plugin {
  const words = join(import.meta.dirname, browserMessageCompiler.outdir);
  const ours = [words, join(import.meta.dirname, "app"), join(import.meta.dirname, "domain")];
  return {
    name: "in-one-language",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async resolveId(source, importer) {
      const lang = languageOf.exec(source)?.[1] ?? languageOf.exec(importer ?? "")?.[1];
      const [id = ""] = source.split("?");
      const from = importer?.replace(languageOf, "");
      if (id === "#text") return join(words, "messages.js") + (lang ? `?lang=${lang}` : "");
      if (id === "#text/runtime" && !lang) return join(words, "runtime.js");
      if (!lang) return null;
      if (id === "#text/runtime" || join(from ?? "", "..", id) === join(words, "runtime.js")) {
        return `\0runtime?lang=${lang}`;
      }
      const found = await this.resolve(id, from, { skipSelf: true });
      const isOurs = found && ours.some((folder) => found.id.startsWith(folder));
      return isOurs ? `${found.id}?lang=${lang}` : found;
    },
    load(id) {
      const [, lang] = /^\0runtime\?lang=(\w+)$/.exec(id) ?? [];
      if (!lang) return null;
      return `export const getLocale = () => ${JSON.stringify(lang)};
        export const experimentalStaticLocale = undefined;`;
    },
    transform(code, id) {
      const lang = languageOf.exec(id)?.[1];
      if (!lang || !id.startsWith(words)) return null;
      // Each message is a file: its words in every language, and a function that chooses.
      const [choice = "", name] = /^export const (\w+) = [\s\S]*/m.exec(code) ?? [];
      const chosen = choice.match(`return (${lang}_\\w+)\\(inputs\\)`)?.[1];
      if (!chosen) return null;
      return { code: code.replace(choice, () => `export { ${chosen} as ${name} };`), map: null };
    },
  };
}

/**
 * Vite's own code around a dynamic import fetches stylesheets and parts ahead, which we do without;
 * what it says of a failure is what we listen to. It would be a tenth of a page's script.
 */
function plainImports(): Plugin {
  const helper = "\0vite/preload-helper.js";
  return {
    name: "plain-imports",
    enforce: "pre",
    apply: "build",
    load(id) {
      if (id !== helper) return null;
      return `export const __vitePreload = (load) => load().catch((error) => {
        const event = new Event("vite:preloadError", { cancelable: true });
        event.payload = error;
        dispatchEvent(event);
        if (!event.defaultPrevented) throw error;
      });`;
    },
  };
}

/** A second minifier finds what Vite's has left: of a page's own script five per cent, packed. */
function minifiedTwice(): Plugin {
  return {
    name: "minified-twice",
    enforce: "post",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        const { code } = await minify(file.code, { module: true, compress: { passes: 3 } });
        file.code = code ?? file.code;
      }
    },
  };
}

/** React and the router, which change seldom, are files of their own; so is what every script has. */
const chunks = {
  groups: [
    { name: "import", test: /vite\/preload-helper/, priority: 3 },
    { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 2 },
    { name: "router", test: /node_modules[\\/]@?react-router[\\/]/, priority: 1 },
  ],
};

/**
 * What visitors have: the browsers of the last years, and the WebViews inside WeChat and older
 * Android telephones, which follow Chromium 111 and later.
 */
const browsers = ["chrome111", "edge111", "firefox121", "safari16.4"];

const scripts = [
  ...languages.map(({ code }) => `./app/page-script/main.client.ts?lang=${code}`),
  // Those that single pages bring besides (`app/document/own-script.ts`); they say nothing.
  "./app/company/office-clock.client.ts",
  "./app/home/home.client.ts",
  "./app/basket-page/basket-page.client.ts",
  "./app/products/product-page.client.ts",
  "./app/acoustics/heard-comparison.client.ts",
];

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    ...(command === "serve" ? [paraglideVitePlugin(messageCompiler)] : []),
    sharedWithTheServer(),
    inOneLanguage(),
    plainImports(),
    minifiedTwice(),
  ],
  environments: {
    client: {
      build: { rolldownOptions: { input: scripts, output: { codeSplitting: chunks } } },
    },
  },
  build: {
    manifest: true,
    target: browsers,
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
  },
}));
