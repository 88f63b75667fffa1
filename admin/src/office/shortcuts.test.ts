import { describe, expect, test } from "vitest";
import { type Pressed, shortcutOf } from "./shortcuts.ts";

function press(changes: Partial<Pressed> & { key: string; typing?: boolean }) {
  const { typing = false, ...keys } = changes;
  const pressed = { ctrlKey: false, metaKey: false, altKey: false, ...keys };
  return shortcutOf({ pressed, typing })?.name;
}

describe("what a key is for", () => {
  test("Ctrl and ⌘ with a letter, large or small, also while one is typing", () => {
    expect(press({ key: "k", ctrlKey: true })).toBe("find");
    expect(press({ key: "S", metaKey: true, typing: true })).toBe("save");
  });

  test("a letter alone only where nobody is typing", () => {
    expect(press({ key: "n" })).toBe("create");
    expect(press({ key: "/" })).toBe("search");
    expect(press({ key: "?" })).toBe("help");
    expect(press({ key: "n", typing: true })).toBeUndefined();
    expect(press({ key: "?", typing: true })).toBeUndefined();
  });

  test("nothing with Alt, with Ctrl where none is asked for, or without it where one is", () => {
    expect(press({ key: "n", ctrlKey: true })).toBeUndefined();
    expect(press({ key: "k" })).toBeUndefined();
    expect(press({ key: "s", ctrlKey: true, altKey: true })).toBeUndefined();
  });
});
