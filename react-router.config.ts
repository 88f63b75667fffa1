import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The browser's part is built for each language, the server's once; see scripts/build.js.
  buildDirectory: process.env.BUILD_FOLDER ?? "build",
  // The whole route table travels in one immutable file: no manifest requests while browsing.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
