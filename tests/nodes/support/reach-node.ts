export type ReachedNode = ReturnType<typeof reachNode>;

/** Ways to ask a node on this machine. */
export function reachNode({ port }: { port: number }) {
  const origin = `http://127.0.0.1:${port}`;
  return {
    port,
    origin,
    ask: (path: string, init?: RequestInit) =>
      fetch(origin + path, { redirect: "manual", ...init }),
    async read(path: string, headers: Record<string, string> = {}) {
      return (await fetch(origin + path, { headers })).text();
    },
  };
}
