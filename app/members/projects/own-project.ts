import type { ListedProject, Project } from "#domain/projects/own-projects.ts";

/** As they come out of JSON: times are texts there. */
type InJson<T> = Omit<T, "updatedAt" | "sharedAt"> & { updatedAt: string; sharedAt: string | null };

export type OwnListedProject = InJson<ListedProject>;
export type OwnProject = InJson<Omit<Project, "entries">> & {
  entries: (Omit<Project["entries"][number], "createdAt"> & { createdAt: string })[];
};
