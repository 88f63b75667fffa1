import { useQuery } from "@tanstack/react-query";
import type { Answer } from "../api.ts";
import { send } from "../office/call.ts";

export const periods = [7, 30, 90, 180] as const;
export type Days = (typeof periods)[number];

type Panel =
  | "waiting"
  | "backups"
  | "documents"
  | "inquiries"
  | "visitors"
  | "alarms"
  | "searches"
  | "unfinished";
type Figures<Of extends Panel> = Answer<`GET /dashboard/${Of}`>;

export type Waiting = Figures<"waiting">[number];
export type Count = Figures<"visitors">["countries"][number];
export type DayCount = Figures<"visitors">["days"][number];

/** One panel's figures; the last ones stay while others are fetched. */
export function useFigures<Of extends Panel>({ of, days }: { of: Of; days?: Days }) {
  return useQuery({
    queryKey: ["dashboard", of, days],
    queryFn: ({ signal }) =>
      send({ path: `dashboard/${of}`, query: { days }, signal }) as Promise<Figures<Of>>,
    placeholderData: (shown) => shown,
    staleTime: 30_000,
  });
}
