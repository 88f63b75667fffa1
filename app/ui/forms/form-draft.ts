const lifetime = 7 * 24 * 60 * 60 * 1000;

type Kept = Record<string, string>;

/**
 * What was typed into a form and must outlive a failed send, a reload, a change of language and a
 * sign-in in between. Kept in this browser for a week, under the name given.
 */
export function createFormDraft({ name, fields }: { name: string; fields: readonly string[] }) {
  function read(): Kept {
    try {
      const { savedAt, ...draft } = JSON.parse(localStorage.getItem(name) ?? "{}");
      return Date.now() - Number(savedAt) < lifetime ? draft : {};
    } catch {
      return {};
    }
  }

  function write(draft: Kept) {
    try {
      localStorage.setItem(name, JSON.stringify({ ...draft, savedAt: Date.now() }));
    } catch {
      // Storage may be full or forbidden; the form itself still holds everything.
    }
  }

  return {
    /** Keeps what is typed; a field this form does not have, such as the country, stays as it was. */
    keep(form: HTMLFormElement) {
      const values = new FormData(form);
      const draft = read();
      for (const field of fields) {
        const value = values.get(field);
        if (typeof value === "string") draft[field] = value;
      }
      write(draft);
    },

    /** Puts the draft into fields that are still empty: what was typed meanwhile is newer. */
    fill(form: HTMLFormElement) {
      const draft = read();
      const choices: (() => void)[] = [];
      for (const field of fields) {
        const control = form.elements.namedItem(field);
        const value = draft[field];
        if (!value) continue;
        if (control instanceof RadioNodeList) {
          const radio = findRadio({ control, value });
          if (radio && !radio.checked) choices.push(() => radio.click());
        } else if (isControl(control) && control.value === "") {
          control.value = value;
          const change = () => control.dispatchEvent(new Event("change", { bubbles: true }));
          if (control instanceof HTMLSelectElement) choices.push(change);
        }
      }
      // Only now: a change is kept at once, with every other field as it then is.
      for (const choose of choices) choose();
    },

    /**
     * Tells one sending from the next. Kept until it was received, so that one sent again after a
     * lost answer is known to be the same.
     */
    key(): string {
      const draft = read();
      const key = draft.key ?? newKey();
      write({ ...draft, key });
      return key;
    },

    forget() {
      try {
        localStorage.removeItem(name);
      } catch {
        // Nothing was kept.
      }
    },
  };
}

function findRadio({ control, value }: { control: RadioNodeList; value: string }) {
  return [...control].find(
    (radio): radio is HTMLInputElement =>
      radio instanceof HTMLInputElement && radio.value === value,
  );
}

function isControl(element: Element | RadioNodeList | null) {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/** Works on plain HTTP too, unlike `randomUUID`. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
