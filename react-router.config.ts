import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // A folder of its own, moved into place when it is whole; see scripts/build.js.
  buildDirectory: process.env.BUILD_FOLDER ?? "build",
  // The whole route table travels in one immutable file: no manifest requests while browsing.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
