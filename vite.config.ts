import { builtinModules } from "node:module";
import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { messageCompiler } from "./scripts/compile-messages.js";

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

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    ...(command === "serve" ? [paraglideVitePlugin(messageCompiler)] : []),
    sharedWithTheServer(),
  ],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
}));
