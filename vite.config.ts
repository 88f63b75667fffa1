import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { messageCompiler } from "./scripts/compile-messages.js";

/** Rooms that Node runs itself, so that server and pages share one copy of each module. */
const sharedWithTheServer = [/^#domain\//, /^#db\//, /^#text/];

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    ...(command === "serve" ? [paraglideVitePlugin(messageCompiler)] : []),
    {
      name: "shared-with-the-server",
      enforce: "pre",
      resolveId(id) {
        if (this.environment.name !== "ssr") return null;
        return sharedWithTheServer.some((room) => room.test(id)) ? { id, external: true } : null;
      },
    },
  ],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
}));
