import type { Field, Localized, SectionForm, When } from "../api.ts";

/** What a record says; its shape is guarded by the server. */
export type Content = { id: string; [field: string]: unknown };

/** Whether something is shown for such a record. */
export function applies(when: When | undefined, content: object): boolean {
  return when === undefined || Reflect.get(content, when.field) === when.is;
}

export const emptyText = (): Localized => ({ zh: "", en: "", ar: "" });

/** What a field holds before anybody has written anything. */
export function blank(field: Field): unknown {
  switch (field.as) {
    case "text":
    case "rich":
      return emptyText();
    case "seo":
      return { title: emptyText(), description: emptyText(), keywords: emptyText() };
    case "group":
      return field.optional ? undefined : blankOf(field.of);
    case "texts":
    case "words":
    case "pictures":
    case "references":
    case "list":
    case "sections":
    case "mountings":
    case "points":
    case "blocks":
      return [];
    case "evidence":
      return { kind: "indicative" };
    case "number":
      return null;
    case "flag":
      return field.preset ?? false;
    case "date":
      return field.optional ? "" : new Date().toISOString().slice(0, 10);
    case "colour":
      return "#d8b48a";
    case "choice":
      return field.optional ? "" : (field.choices[0]?.id ?? "");
    default:
      return "";
  }
}

export function blankOf(fields: Field[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, blank(field)]));
}

/** Fills in what a record leaves out, so that every input has something to show. */
export function toForm(fields: Field[], given: object): Record<string, unknown> {
  const filled: Record<string, unknown> = { ...given };
  for (const field of fields) {
    const value = filled[field.name];
    if (value === undefined) {
      filled[field.name] = blank(field);
    } else if (field.as === "group" && isObject(value)) {
      filled[field.name] = toForm(field.of, value);
    } else if (field.as === "list" && Array.isArray(value)) {
      filled[field.name] = value.map((one) => toForm(field.of, one));
    } else if (field.as === "sections" && Array.isArray(value)) {
      filled[field.name] = value.map((one) => toForm(fieldsOfSection(field.kinds, one), one));
    } else if (field.as === "blocks" && isObject(value)) {
      // Their names have dots, which mean something else in the path of an input.
      const blocks = Object.entries(value).map(([name, text]) => ({ name, text }));
      filled[field.name] = blocks.sort((one, other) => byPlace(one.name, other.name));
    } else if (field.as === "text" && typeof value === "string") {
      filled[field.name] = inEveryLanguage(value);
    } else if (field.as === "evidence" && isObject(value)) {
      filled[field.name] = withSource(value);
    } else if (field.as === "mountings" && Array.isArray(value)) {
      filled[field.name] = value.map(fillMounting);
    }
  }
  return filled;
}

/** The fields of a part of a page, by the kind of part that it is. */
export function fieldsOfSection(kinds: SectionForm[], section: unknown): Field[] {
  const type: unknown = isObject(section) ? section.type : undefined;
  return kinds.find((kind) => kind.type === type)?.fields ?? [];
}

/** Sources were once written in one language only. */
const inEveryLanguage = (words: string): Localized => ({ zh: words, en: words, ar: words });

function withSource(evidence: Record<string, unknown>) {
  const { source } = evidence;
  return typeof source === "string" ? { ...evidence, source: inEveryLanguage(source) } : evidence;
}

function fillMounting({ measured, ...mounting }: Record<string, unknown>) {
  if (!isObject(measured)) return { ...mounting, measured };
  const { evidence } = measured;
  return {
    ...mounting,
    measured: { ...measured, evidence: isObject(evidence) ? withSource(evidence) : evidence },
  };
}

const numbered = new Intl.Collator("en", { numeric: true });
/** The words of a page roughly as they stand on it: the opening first, the head of the page last. */
const placeOf = (name: string) => (name.startsWith("hero.") ? 0 : name.startsWith("seo.") ? 2 : 1);
const byPlace = (one: string, other: string) =>
  placeOf(one) - placeOf(other) || numbered.compare(one, other);

/** The record as the server wants it: without the optional parts that say nothing. */
export function fromForm(fields: Field[], given: object): Record<string, unknown> {
  const sent: Record<string, unknown> = { ...given };
  for (const field of fields) {
    const value = sent[field.name];
    if (field.optional && saysNothing(field, value)) {
      delete sent[field.name];
    } else if (field.as === "group" && isObject(value)) {
      sent[field.name] = fromForm(field.of, value);
    } else if (field.as === "list" && Array.isArray(value)) {
      sent[field.name] = value.map((one) => fromForm(field.of, one));
    } else if (field.as === "sections" && Array.isArray(value)) {
      sent[field.name] = value.map((one) => fromForm(fieldsOfSection(field.kinds, one), one));
    } else if (field.as === "blocks" && Array.isArray(value)) {
      sent[field.name] = Object.fromEntries(value.map(({ name, text }) => [name, text]));
    } else if (field.as === "evidence" && isObject(value)) {
      sent[field.name] = sendableEvidence(value);
    } else if (field.as === "mountings" && Array.isArray(value)) {
      sent[field.name] = value.map(sendableMounting);
    }
  }
  return sent;
}

/** Parts that say nothing are left out; a text that has begun has all its languages. */
function sendableEvidence(value: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(value)
      .map(([part, inner]) => [part, isObject(inner) ? { ...emptyText(), ...inner } : inner])
      .filter(([, inner]) => (isObject(inner) ? hasWords(inner) : inner !== "" && inner !== null)),
  );
}

function withoutBlanks(value: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(value).filter(([, inner]) => inner !== "" && inner !== null),
  );
}

/** A mounting states what it absorbs or says nothing of it. */
function sendableMounting({ measured, comparable, layers, ...mounting }: Record<string, unknown>) {
  return {
    ...mounting,
    ...(isObject(measured) && { measured: sendableMeasured(measured) }),
    ...(isFilled(comparable) && { comparable: comparable.map(sendableComparable) }),
    ...(isFilled(layers) && { layers: layers.map(withoutBlanks) }),
  };
}

function isFilled(value: unknown): value is Record<string, unknown>[] {
  return Array.isArray(value) && value.length > 0;
}

function sendableMeasured({ thirds, evidence, ...rest }: Record<string, unknown>) {
  return {
    ...rest,
    ...(isObject(thirds) && { thirds }),
    evidence: isObject(evidence) ? sendableEvidence(evidence) : evidence,
  };
}

/** A source may leave bands out. */
function sendableComparable({ absorption, evidence, ...rest }: Record<string, unknown>) {
  return {
    ...rest,
    absorption: isObject(absorption) ? withoutBlanks(absorption) : {},
    evidence: isObject(evidence) ? sendableEvidence(evidence) : evidence,
  };
}

function saysNothing(field: Field, value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  if (field.as === "text" || field.as === "seo") return !hasWords(value);
  return false;
}

function hasWords(value: unknown): boolean {
  if (typeof value === "string") return value.trim() !== "";
  return isObject(value) && Object.values(value).some(hasWords);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/**
 * The name under which the server keeps whether a text is outdated: parts go by their ids, and the
 * words of a page by the names of their blocks.
 */
export function keyOf({ path, content }: { path: string; content: unknown }): string {
  let at: unknown = content;
  const steps: string[] = [];
  for (const step of path.split(".")) {
    const inner: unknown = isObject(at) ? at[step] : undefined;
    if (isBlock(at) && step === "text") return steps.join(".");
    const named = Array.isArray(at) && isObject(inner) ? (inner.id ?? inner.name) : undefined;
    steps.push(typeof named === "string" ? named : step);
    at = inner;
  }
  return steps.join(".");
}

function isBlock(value: unknown): boolean {
  return isObject(value) && typeof value.name === "string" && isObject(value.text);
}
