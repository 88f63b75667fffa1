// The thread that pages are drawn in starts here, as the process does in `main.ts`.
import { enableCompileCache } from "node:module";

enableCompileCache();
await import("./draw-pages.ts");
