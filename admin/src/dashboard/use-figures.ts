import { useQuery } from "@tanstack/react-query";
import { call } from "../office/call.ts";

export const periods = [7, 30, 90, 180] as const;
export type Days = (typeof periods)[number];

export type Count = { name: string; count: number };
export type DayCount = { day: string; count: number };

export type InquiryFigures = {
  total: number;
  before: number;
  unread: number;
  days: DayCount[];
  statuses: Count[];
};
export type VisitFigures = {
  total: number;
  days: DayCount[];
  countries: Count[];
  languages: Count[];
  pages: Count[];
};
export type Alarm = { kind: "disk"; free: number; size: number };
export type Search = { query: string; lang: "zh" | "en" | "ar"; times: number; lastDay: string };
export type Unfinished = {
  kinds: Count[];
  records: {
    kind: string;
    id: string;
    title: string;
    missing: Record<"zh" | "en" | "ar", number>;
    updatedAt: string;
  }[];
};

/** One panel's figures; the last ones stay while others are fetched. */
export function useFigures<Figures>({ of, days }: { of: string; days?: Days }) {
  return useQuery({
    queryKey: ["dashboard", of, days],
    queryFn: ({ signal }) => call<Figures>({ path: `dashboard/${of}`, query: { days }, signal }),
    placeholderData: (shown) => shown,
    staleTime: 30_000,
  });
}
