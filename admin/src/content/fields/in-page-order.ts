/**
 * The parts of a page as it shows them, as far as that is known: `order` has the names of texts as
 * they were met on it. What is not seen there, such as words for search engines, comes after.
 */
export function inPageOrder<Member extends { name: string }>(
  groups: Map<string, Member[]>,
  order: string[],
): Map<string, Member[]> {
  const place = new Map(order.toReversed().map((name, at) => [name, order.length - 1 - at]));
  const placeOf = (name: string) => place.get(name) ?? order.length;
  const firstOf = (members: Member[]) => Math.min(...members.map(({ name }) => placeOf(name)));
  return new Map(
    Array.from(groups, ([group, members]): [string, Member[]] => [
      group,
      members.toSorted((one, other) => placeOf(one.name) - placeOf(other.name)),
    ]).sort(([, one], [, other]) => firstOf(one) - firstOf(other)),
  );
}
