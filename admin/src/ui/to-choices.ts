/** Names by their keys as a field to choose from wants them. */
export function toChoices<Name extends string>(names: Record<Name, string>) {
  return (Object.entries(names) as [Name, string][]).map(([id, name]) => ({ id, name }));
}
