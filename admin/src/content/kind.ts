import type { Choice, Content, Field, Label, Section } from "./field.ts";

/** A kind of record: what it is called and what can be written in it. */
export type KindForm = {
  /** What one of them is called. */
  one: Label;
  sections: Section[];
  /** The classes a list can be narrowed to: named here, or records of another kind. */
  classes?: { label: Label } & ({ choices: Choice[] } | { kind: string });
  /** Whether people arrange them by hand. */
  ordered?: boolean;
  /** Whether the id stands in the address, and may be changed with it. */
  addressed?: boolean;
  /** Neither added nor thrown away: the pages are what they are. */
  fixed?: boolean;
  /** Whether it is seen on a page. */
  seen: boolean;
  /** What another one begins with. */
  duplicate?: (content: Content) => Content;
};

/** What another one begins with: it goes by another name in the address. */
export function duplicateOf({ form, content }: { form: KindForm; content: Content }): Content {
  return { ...(form.duplicate?.(content) ?? content), id: `${content.id}-2` };
}

export function fieldsOf({ sections }: KindForm): Field[] {
  return sections.flatMap(({ fields }) => fields);
}
