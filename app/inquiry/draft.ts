const name = "inquiry-draft";
const lifetime = 7 * 24 * 60 * 60 * 1000;

/** The fields that outlive a failed send, a reload and a change of language. */
const kept = ["name", "phone", "email", "country", "address", "conts"] as const;

type Draft = { [Field in (typeof kept)[number]]?: string } & {
  /** Of a send that got no answer yet. */
  key?: string;
};

function readDraft(): Draft {
  try {
    const { savedAt, ...draft } = JSON.parse(localStorage.getItem(name) ?? "{}");
    return Date.now() - Number(savedAt) < lifetime ? draft : {};
  } catch {
    return {};
  }
}

function writeDraft(draft: Draft) {
  try {
    localStorage.setItem(name, JSON.stringify({ ...draft, savedAt: Date.now() }));
  } catch {
    // Storage may be full or forbidden; the form itself still holds everything.
  }
}

/** Keeps what is typed; a field this form does not have, such as the country, stays as it was. */
export function keepDraft(form: HTMLFormElement) {
  const values = new FormData(form);
  const draft = readDraft();
  for (const field of kept) {
    const value = values.get(field);
    if (typeof value === "string") draft[field] = value;
  }
  writeDraft(draft);
}

export function forgetDraft() {
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}

/** Puts the draft into fields that are still empty: what was typed meanwhile is newer. */
export function fillFromDraft(form: HTMLFormElement) {
  const draft = readDraft();
  const selects: HTMLSelectElement[] = [];
  for (const field of kept) {
    const control = form.elements.namedItem(field);
    const value = draft[field];
    if (!value || !isControl(control) || control.value !== "") continue;
    control.value = value;
    if (control instanceof HTMLSelectElement) selects.push(control);
  }
  // Only now: a change is kept at once, with every other field as it then is.
  for (const select of selects) select.dispatchEvent(new Event("change", { bubbles: true }));
}

function isControl(element: Element | RadioNodeList | null) {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/**
 * Tells one inquiry from the next. Kept until it was received, so that one sent again after a lost
 * answer is known to be the same.
 */
export function keyOfDraft(): string {
  const draft = readDraft();
  const key = draft.key ?? newKey();
  writeDraft({ ...draft, key });
  return key;
}

/** Works on plain HTTP too, unlike `randomUUID`. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
