/** Ticks whatever is shown, or takes the ticks off when all of it has one; the others stay. */
export function toggleShown<Id>({ shown, selected }: { shown: Id[]; selected: Id[] }): Id[] {
  return isAllSelected({ shown, selected })
    ? selected.filter((id) => !shown.includes(id))
    : [...new Set([...selected, ...shown])];
}

export function isAllSelected<Id>({ shown, selected }: { shown: Id[]; selected: Id[] }): boolean {
  return shown.length > 0 && shown.every((id) => selected.includes(id));
}
