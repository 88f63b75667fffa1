import { defineConfig } from "vite";
import { describeContent } from "./describe-content.ts";

export default defineConfig({
  root: import.meta.dirname,
  base: "/admin/",
  plugins: [describeContent()],
  resolve: {
    // The site beside us has a newer router, so npm gives react-admin's parts copies of their own.
    dedupe: ["ra-core", "react", "react-dom", "react-router", "react-router-dom"],
  },
  build: {
    outDir: process.env.BUILD_FOLDER ?? "../build/admin",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // MUI marks every file for a server that renders; ours does not.
      onLog(level, log, report) {
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") report(level, log);
      },
    },
  },
});
