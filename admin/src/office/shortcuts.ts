/** A key, and what it presses or enters on the screen that is open. */
export type Shortcut = {
  name: "find" | "save" | "search" | "create" | "help";
  key: string;
  /** Together with Ctrl, or ⌘ on a Mac: these work while one is typing too. */
  held?: true;
  /** Also from behind a dialog, and while one is still fading away. */
  anywhere?: true;
  selector: string;
};

/** What is pressed says so itself, for screen readers as well. */
export const shortcuts: Shortcut[] = [
  {
    name: "find",
    key: "k",
    held: true,
    anywhere: true,
    selector: '[aria-keyshortcuts~="Control+K"]',
  },
  { name: "save", key: "s", held: true, selector: '[aria-keyshortcuts~="Control+S"]' },
  { name: "search", key: "/", selector: 'main input[name="q"]' },
  { name: "create", key: "n", selector: '[aria-keyshortcuts~="N"]' },
  { name: "help", key: "?", selector: '[aria-keyshortcuts~="?"]' },
];

/** Of the button that saves what is written. */
export const savingKeys = "Control+S Meta+S";

export type Pressed = {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
};

/** What a key is for, if anything; a letter without Ctrl is for whoever is typing. */
export function shortcutOf({
  pressed: { key, ctrlKey, metaKey, altKey },
  typing,
}: {
  pressed: Pressed;
  typing: boolean;
}): Shortcut | undefined {
  const held = ctrlKey || metaKey;
  if (altKey || (typing && !held)) return undefined;
  return shortcuts.find(
    (shortcut) => shortcut.key === key.toLowerCase() && (shortcut.held ?? false) === held,
  );
}
