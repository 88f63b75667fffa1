import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The whole route table travels in one immutable file: no manifest requests while browsing.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
