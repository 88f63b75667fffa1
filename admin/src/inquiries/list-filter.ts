import { type Status, statuses } from "./inquiry.ts";

type Filter = Record<string, unknown>;
export type InboxTab = "all" | "unread" | Status;

/** The tab that a filter stands for; false when it is none, such as two states at once. */
export function tabOf({ status, unread }: Filter): InboxTab | false {
  if (status === undefined) return unread === true ? "unread" : "all";
  const [only, ...more] = [status].flat();
  return more.length === 0 ? (statuses.find((name) => name === only) ?? false) : false;
}

/** One state at a time; the rest of the filter stays. */
export function withTab(filter: Filter, tab: InboxTab): Filter {
  const { status: _status, unread: _unread, ...others } = filter;
  if (tab === "all") return others;
  return tab === "unread" ? { ...others, unread: true } : { ...others, status: tab };
}

type FollowUps = { person: string; state: "overdue" | "today" | "due" };

/** What somebody wanted to see to by now, and nothing else. */
export function followUpFilter({ person, state }: FollowUps): Filter {
  return { assignee: person, followUp: state };
}

export function isFollowUpFilter({ filter, person, state }: FollowUps & { filter: Filter }) {
  return filter.followUp === state && filter.assignee === person;
}

/** What a file is to hold: the inquiries that are ticked, or all that the list would show. */
export function exportQuery({ ids, filter }: { ids: string[] | undefined; filter: Filter }) {
  const { q, ...others } = filter;
  if (ids) return { filter: JSON.stringify({ id: ids }) };
  return { ...(typeof q === "string" && { q }), filter: JSON.stringify(others) };
}
