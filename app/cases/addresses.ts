import type { CaseClass } from "#domain/cases/case-content.ts";
import type { Copy } from "../page-copy.ts";

export const overviewPath = "/project.html";

export function classPath({ class: name, page = 1 }: { class: CaseClass; page?: number }): string {
  return `/project/${name}/${page}.html`;
}

export function casePath({ class: name, id }: { class: CaseClass; id: string }): string {
  return `/project/${name}/${id}`;
}

/** The texts of one kind of room; block names are written in small letters. */
export function classCopy({ copy, class: name }: { copy: Copy; class: CaseClass }) {
  const block = `class.${name.toLowerCase()}`;
  return { title: copy[`${block}.title`] ?? name, lead: copy[`${block}.lead`] };
}
