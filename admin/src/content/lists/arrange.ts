/** The rows with one of them in another place. */
export function moved<Row>(rows: Row[], { from, to }: { from: number; to: number }): Row[] {
  const arranged = [...rows];
  arranged.splice(to, 0, ...arranged.splice(from, 1));
  return arranged;
}

/** Where an arrow key leads; undefined for another key and beyond either end. */
export function placeAfterKey({
  key,
  at,
  count,
}: {
  key: string;
  at: number;
  count: number;
}): number | undefined {
  const to = at + (key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : 0);
  return to === at || to < 0 || to >= count ? undefined : to;
}

export function isSameOrder(one: { id: string }[], other: { id: string }[]): boolean {
  return one.every(({ id }, at) => id === other[at]?.id);
}
