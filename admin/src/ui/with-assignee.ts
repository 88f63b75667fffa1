export type Colleague = { id: string; name: string };

/** Somebody who has left looks after it still, until another one does. */
export function withAssignee({
  colleagues,
  assignee,
}: {
  colleagues: Colleague[];
  assignee: Colleague | null;
}): Colleague[] {
  const isThere = colleagues.some(({ id }) => id === assignee?.id);
  return assignee && !isThere ? [...colleagues, assignee] : colleagues;
}
