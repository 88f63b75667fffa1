import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeStorage } from "../../testing/stub-browser.ts";
import { dropDraft, keepDraft, readDraft } from "./local-draft.ts";

const place = { kind: "product", id: "oak" };
const base = { id: "oak", code: "A" };
const written = { id: "oak", code: "B" };
let storage = fakeStorage();

beforeEach(() => {
  storage = fakeStorage();
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("what was written comes back with what it began from and when it was kept", () => {
  keepDraft(place, { version: 3, content: written, base });
  const draft = readDraft(place, 3);
  expect(draft).toMatchObject({ version: 3, content: written, base });
  expect(Date.parse(draft?.at ?? "")).toBeGreaterThan(Date.now() - 60_000);
});

test("work on an older version is found when somebody else has saved since", () => {
  keepDraft(place, { version: 3, content: written, base });
  expect(readDraft(place, 5)).toMatchObject({ version: 3, content: written });
});

test("work on the present version goes before older work, which stays", () => {
  keepDraft(place, { version: 3, content: written, base });
  keepDraft(place, { version: 4, content: { ...written, code: "C" }, base });
  expect(readDraft(place, 4)?.content.code).toBe("C");
  dropDraft(place, 4);
  expect(readDraft(place, 4)?.content.code).toBe("B");
});

test("a draft of a newer version, of another record or of long ago is not offered", () => {
  keepDraft(place, { version: 60, content: written, base });
  expect(readDraft(place, 59)).toBeUndefined();
  expect(readDraft({ ...place, id: "ash" }, 60)).toBeUndefined();
  expect(readDraft({ ...place, kind: "article" }, 60)).toBeUndefined();
  expect(readDraft(place, 109)?.version).toBe(60);
  expect(readDraft(place, 110)).toBeUndefined();
});

test("a record that is not saved yet has version 0", () => {
  keepDraft({ kind: "product", id: "new-" }, { version: 0, content: written, base });
  expect(readDraft({ kind: "product", id: "new-" }, 0)?.content).toEqual(written);
});

test("a browser that keeps nothing, and a draft that is no JSON, harm nobody", () => {
  storage.kept.set("office-draft/product/oak/3", "{half");
  expect(readDraft(place, 3)).toBeUndefined();
  vi.stubGlobal("localStorage", fakeStorage({ refuses: true }));
  keepDraft(place, { version: 3, content: written, base });
  dropDraft(place, 3);
  expect(readDraft(place, 3)).toBeUndefined();
});
