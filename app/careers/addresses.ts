import type { JobType } from "#domain/careers/job-content.ts";
import type { Copy } from "../page-copy/page-copy.ts";

export const recruitPath = "/recruit";

export function typePath({ type, page = 1 }: { type: JobType; page?: number }): string {
  return page === 1 ? `/recruit/${type}` : `/recruit/${type}/${page}.html`;
}

export function jobPath({ id }: { id: string }): string {
  return `/recruit/details/${id}`;
}

export function applyPath({ id }: { id: string }): string {
  return `/recruit/apply/${id}`;
}

export function typeCopy({ copy, type }: { copy: Copy; type: JobType }) {
  return { title: copy[`class.${type}.title`] ?? type, lead: copy[`class.${type}.lead`] };
}

/** What shows people at work in each field, for share cards and the head of its pages. */
export const typePictures: Record<JobType, string> = {
  production: "factory-1",
  "design-and-engineering": "lab-1",
  sales: "showroom-1",
  administration: "about-1",
};
