import { useQuery } from "@tanstack/react-query";
import { call } from "./call.ts";

const minute = 60_000;

/** How much waits in which part of the back office, for the menu. */
export function useWaiting(): Record<string, number> {
  const { data = [] } = useQuery({
    queryKey: ["dashboard", "waiting", undefined],
    queryFn: ({ signal }) => call<"GET /dashboard/waiting">({ path: "dashboard/waiting", signal }),
    staleTime: minute / 2,
    refetchInterval: minute,
  });
  return Object.fromEntries(data.flatMap(({ what, kind, count }) => (kind ? [] : [[what, count]])));
}
