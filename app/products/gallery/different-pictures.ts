import type { Picture } from "#domain/media/picture.ts";

/** So many of them, those that do not look alike first: one picture twice in a row seems a mistake. */
export function differentPictures<Shown extends { picture?: Picture | undefined }>({
  of,
  count,
}: {
  of: Shown[];
  count: number;
}): Shown[] {
  const seen = new Set<string>();
  const [fresh, alike]: [Shown[], Shown[]] = [[], []];
  for (const one of of) {
    const id = one.picture?.id ?? "";
    (seen.has(id) ? alike : fresh).push(one);
    seen.add(id);
  }
  return [...fresh, ...alike].slice(0, count);
}
