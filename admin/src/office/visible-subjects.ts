import type { Permission } from "../api.ts";
import { type Group, groups, type Subject } from "../subject.tsx";

/** The subjects that somebody with these permissions sees. */
export function visibleSubjects<Of extends Pick<Subject, "permission">>({
  subjects,
  permissions,
}: {
  subjects: Of[];
  permissions: readonly Permission[];
}): Of[] {
  return subjects.filter(({ permission }) => permissions.includes(permission));
}

/** The headings of a menu with what stands beneath them; a heading over nothing is left out. */
export function groupSubjects(subjects: Subject[]): { group: Group; subjects: Subject[] }[] {
  return (Object.keys(groups) as Group[])
    .map((group) => ({ group, subjects: subjects.filter((subject) => subject.group === group) }))
    .filter(({ subjects: grouped }) => grouped.length > 0);
}

/** The screens whose name, in either language, has what was typed. */
export function subjectsNamed<Of extends Pick<Subject, "title">>(subjects: Of[], q: string): Of[] {
  const words = q.trim().toLowerCase();
  return subjects.filter(({ title }) => `${title.zh} ${title.en}`.toLowerCase().includes(words));
}
