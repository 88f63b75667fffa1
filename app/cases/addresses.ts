import type { CaseClass } from "#domain/cases/case-content.ts";
import type { Copy } from "../page-copy/page-copy.ts";

export const overviewPath = "/project.html";

export function classPath({ class: name, page = 1 }: { class: CaseClass; page?: number }): string {
  return `/project/${name}/${page}.html`;
}

export function casePath({ class: name, id }: { class: CaseClass; id: string }): string {
  return `/project/${name}/${id}`;
}

/** Where in the page copy a kind of room stands; block names are written in small letters. */
export function classBlock(name: CaseClass): string {
  return `class.${name.toLowerCase()}`;
}

/** The texts of one kind of room. */
export function classCopy({ copy, class: name }: { copy: Copy; class: CaseClass }) {
  const block = classBlock(name);
  return { title: copy[`${block}.title`] ?? name, lead: copy[`${block}.lead`] };
}
