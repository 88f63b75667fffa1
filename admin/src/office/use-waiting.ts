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
  const waiting: Record<string, number> = {};
  for (const { what, kind, count } of data) {
    // What is due waits in the inbox, as the unread do.
    const part = what === "follow-ups" ? "inquiries" : what;
    if (!kind) waiting[part] = (waiting[part] ?? 0) + count;
  }
  return waiting;
}
