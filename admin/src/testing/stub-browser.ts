import { vi } from "vitest";

/** A storage that keeps what it is given, or one that refuses everything. */
export function fakeStorage({ refuses = false } = {}) {
  const kept = new Map<string, string>();
  const guard = <Value>(value: Value): Value => {
    if (refuses) throw new DOMException("Not allowed", "SecurityError");
    return value;
  };
  return {
    kept,
    getItem: (key: string) => guard(kept.get(key) ?? null),
    setItem: (key: string, value: string) => void guard(kept.set(key, value)),
    removeItem: (key: string) => void guard(kept.delete(key)),
  };
}

/**
 * As much of a browser as modules look at when they are loaded, in English. Tests load such modules
 * after this, and give everything back with `vi.unstubAllGlobals()`.
 */
export function stubBrowser() {
  const body = { shown: [] as { role: string; textContent: string }[] };
  const document = {
    cookie: "lang=en",
    documentElement: { lang: "" },
    createElement: () => ({ className: "", role: "", textContent: "" }),
    body: { append: (element: { role: string; textContent: string }) => body.shown.push(element) },
  };
  const location = {
    pathname: "/admin/inquiries",
    search: "?page=2",
    assign: vi.fn(),
    reload: vi.fn(),
  };
  const localStorage = fakeStorage();
  const sessionStorage = fakeStorage();
  const window = new EventTarget();
  for (const [name, value] of Object.entries({
    document,
    location,
    localStorage,
    sessionStorage,
    window,
  })) {
    vi.stubGlobal(name, value);
  }
  return { body, location, localStorage, sessionStorage, window };
}
