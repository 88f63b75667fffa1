import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  base: "/admin/",
  build: {
    outDir: "../build/admin",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
